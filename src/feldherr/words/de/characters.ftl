# Wen Bots spielen: wer sie sind und was sie am Tisch sagen. Kommt mit ihren Bildern.
characters-anybody = Irgendwer
characters-who_plays = Wer hier spielt
characters-hurried = Konnte zuletzt nicht zu Ende denken: Dieser Rechner hat viel zu tun.
characters-about_kessler = Führt die Musterrollen und zählt jede Decke.
characters-about_ottilie = Hat drei Heere überlebt und ihr Haus nach jedem wieder aufgebaut.
characters-about_rauh = Bekam mit neunzehn sein erstes Regiment und streitet seither.
characters-about_sibylla = Verleiht zu neun Prozent, an jede Seite.
characters-about_veit = Vertraut auf Pulver und Glück, in dieser Reihenfolge.
characters-about_grete = Schreibt jedes Unrecht auf, mit Datum.
characters-about_balthasar = Liest in den Sternen, wer fallen wird.
characters-about_dorothea = Schreibt an alle Höfe, und die meisten antworten.

# Wie sie spielen, wo der Bot eine Eigenart hat.
characters-wallenstein_plays_kessler = Stellt mehr Armeen auf als andere und greift selten jemanden an.
characters-wallenstein_plays_ottilie = Baut, wo immer Platz ist.
characters-wallenstein_plays_rauh = Greift die anderen öfter an, als ihm guttut.
characters-wallenstein_plays_sibylla = Zieht Steuern ein, gibt wenig aus und bietet nie mit.
characters-wallenstein_plays_veit = Greift gegen jede Wahrscheinlichkeit an und zahlt, um der Erste zu sein.
characters-wallenstein_plays_grete = Greift an, wer sie angegriffen hat.
characters-wallenstein_plays_balthasar = Greift an, wer vorn liegt.
characters-wallenstein_plays_dorothea = Hält Frieden mit fast allen.
characters-sixteenthirty_plays_kessler = Betreibt Rüstung, wo andere es ließen.
characters-sixteenthirty_plays_ottilie = Legt mehr Karten aus als andere.
characters-sixteenthirty_plays_rauh = Betreibt Krieg und wieder Krieg.
characters-sixteenthirty_plays_sibylla = Behält ihre Karten und legt weniger aus als andere.
characters-sixteenthirty_plays_veit = Glaubt an Kriege gegen jede Wahrscheinlichkeit und spielt Sonderkarten früh.
characters-sixteenthirty_plays_grete = Wendet Stimmen und Karten gegen alle, die ihr schadeten oder sie überstimmten.
characters-sixteenthirty_plays_balthasar = Wendet Stimmen und Karten gegen den, der vorn liegt.
characters-sixteenthirty_plays_dorothea = Betreibt Bündnisse und stimmt mit der Mehrheit.

characters-remark_kessler_attacked_1 = Da hat jemand meine Musterrollen nicht gelesen.
characters-remark_kessler_attacked_2 = Alle Mann auf den Wall. Ruhig.
characters-remark_kessler_won_1 = In die Bücher eingetragen.
characters-remark_kessler_won_2 = Und jetzt halten wir es.
characters-remark_kessler_lost_1 = Eine Lücke in den Listen.
characters-remark_kessler_lost_2 = Ich werde von allem mehr brauchen.
characters-remark_kessler_revolt_1 = Sie hatten zu essen. Ich habe die Quittungen.
characters-remark_kessler_victory_1 = Gute Ordnung siegt, die Herren.

characters-remark_ottilie_attacked_1 = In einem Gotteshaus? Nun, beinahe.
characters-remark_ottilie_attacked_2 = Meine Mauern haben Schlimmeres gesehen.
characters-remark_ottilie_won_1 = Ein schöner Platz für eine Kapelle.
characters-remark_ottilie_won_2 = Daraus machen wir etwas.
characters-remark_ottilie_lost_1 = Steine kann man wieder setzen.
characters-remark_ottilie_lost_2 = Das Dach war gerade erst fertig.
characters-remark_ottilie_revolt_1 = Hungrige beten laut.
characters-remark_ottilie_victory_1 = Was gebaut ist, bleibt.

characters-remark_rauh_attacked_1 = Endlich einer mit Mut!
characters-remark_rauh_attacked_2 = Dann komm nur näher.
characters-remark_rauh_won_1 = Wem gehörte es? Mir.
characters-remark_rauh_won_2 = Weiter. Wer ist der Nächste?
characters-remark_rauh_lost_1 = Ein Kratzer.
characters-remark_rauh_lost_2 = Ich habe noch andere Regimenter.
characters-remark_rauh_revolt_1 = Heugabeln! Im Ernst?
characters-remark_rauh_victory_1 = Ich hatte gesagt: aus dem Weg.

characters-remark_sibylla_attacked_1 = Und wer bezahlt das?
characters-remark_sibylla_attacked_2 = Das kommt auf Eure Rechnung.
characters-remark_sibylla_won_1 = Gut angelegt.
characters-remark_sibylla_won_2 = Für den Preis geschenkt.
characters-remark_sibylla_lost_1 = Abgeschrieben.
characters-remark_sibylla_lost_2 = Ich hatte auf bessere Sicherheiten gehofft.
characters-remark_sibylla_revolt_1 = Sie hätten um Kredit bitten können.
characters-remark_sibylla_victory_1 = Zinsen, Freunde. Zinseszinsen.

characters-remark_veit_attacked_1 = Alles oder nichts!
characters-remark_veit_attacked_2 = Der hat Nerven, das gefällt mir.
characters-remark_veit_won_1 = Ha! Was hab ich gesagt?
characters-remark_veit_won_2 = Der Turm liebt mich heute.
characters-remark_veit_lost_1 = Einen Versuch war es wert.
characters-remark_veit_lost_2 = Das nächste Mal fällt er für mich.
characters-remark_veit_revolt_1 = Na, das war laut.
characters-remark_veit_victory_1 = Nie gezweifelt. Fast nie.

characters-remark_grete_attacked_1 = Das hab ich aufgeschrieben.
characters-remark_grete_attacked_2 = Ihr hört noch von mir.
characters-remark_grete_won_1 = Eine Zeile weniger.
characters-remark_grete_won_2 = Bezahlt.
characters-remark_grete_lost_1 = Das kommt auf die Liste.
characters-remark_grete_lost_2 = Ich vergesse nichts.
characters-remark_grete_revolt_1 = Ich kenne jeden von denen beim Namen.
characters-remark_grete_victory_1 = Jetzt sind wir quitt.

characters-remark_balthasar_attacked_1 = Es stand in den Sternen, undeutlich.
characters-remark_balthasar_attacked_2 = Mars in Opposition. Natürlich.
characters-remark_balthasar_won_1 = So stand es geschrieben.
characters-remark_balthasar_won_2 = Keiner bleibt im Zenit.
characters-remark_balthasar_lost_1 = Ich muss meine Tafeln prüfen.
characters-remark_balthasar_lost_2 = Eine Wolke vor dem Glas.
characters-remark_balthasar_revolt_1 = Ein Komet, und keiner hat gehört.
characters-remark_balthasar_victory_1 = Das hatte ich im Frühjahr berechnet.

characters-remark_dorothea_attacked_1 = Und dabei haben wir zusammen gespeist.
characters-remark_dorothea_attacked_2 = Ich bin enttäuscht, nicht überrascht.
characters-remark_dorothea_won_1 = Mit Bedauern.
characters-remark_dorothea_won_2 = Ein Brief von Euch wäre mir lieber gewesen.
characters-remark_dorothea_lost_1 = Darüber werden wir reden.
characters-remark_dorothea_lost_2 = Behaltet es und schlaft gut.
characters-remark_dorothea_revolt_1 = Man hat ihnen etwas versprochen. Wer?
characters-remark_dorothea_victory_1 = Seht Ihr, was gute Manieren wert sind.
