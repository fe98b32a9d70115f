### Die Tafel der Dauerbefehle im Browser, auf Deutsch.

order_panel-title = Dauerbefehle
order_panel-note = Nur du siehst sie. Sie antworten eine Weile nach der Frage, zu einem ausgelosten Zeitpunkt, sodass niemand einen Befehl von dir unterscheiden kann. Wo live gespielt wird, sehen die anderen, ob du am Tisch bist: Sei dort, sonst können sie es erraten.
order_panel-yours = Deine Befehle
order_panel-none = Du hast keine gegeben: Du wirst alles selbst gefragt.
order_panel-withdraw = Zurücknehmen: { $order }
order_panel-withdraw_all = Alle zurücknehmen
order_panel-now = Was gerade geschieht
order_panel-give = Befehl geben
order_panel-carried = Ausgeführt
order_panel-carried_count =
    { $n ->
        [one] Dein Befehl hat für dich geantwortet
       *[other] Deine Befehle haben { $n }-mal für dich geantwortet
    }
order_panel-due = Sie sehen sich deine Frage um { $time } an.
order_panel-choose = Wählen …
order_panel-add = Hinzufügen …
order_panel-remove = { $thing } entfernen
order_panel-first_is_best = Das Erste kommt zuerst.
order_panel-any = irgendein Land
order_panel-all = alle Armeen
order_panel-offer_only_answer = Von selbst antworten, wo nur eine Antwort möglich ist
order_panel-offer_pass_lobby = In dieser Vorsprache passen
order_panel-offer_vote_lobby = Meine Stimme in dieser Vorsprache
order_panel-offer_pass_without_influence = Bei jeder Vorsprache passen, bei der ich keinen Einfluss habe
order_panel-offer_bid_up_to = In einem Land bieten
order_panel-offer_vote_on = Stimme im Voraus
order_panel-offer_decline_exchange = Nie im Markt tauschen
order_panel-offer_exchange = Im Markt tauschen
order_panel-offer_collect = Aus dem Markt aufnehmen
order_panel-offer_defend_all = Mit allen Armeen verteidigen
order_panel-offer_revolts = Reihenfolge meiner Aufstände
order_panel-offer_places = Den besten freien Platz nehmen
order_panel-offer_attack = Angreifen wie geplant
order_panel-slot_bid_up_to_0 = Land
order_panel-slot_bid_up_to_1 = Bis zu so viel Einfluss
order_panel-slot_bid_up_to_2 = Mit diesen Karten
order_panel-slot_vote_lobby_0 = Ich stimme
order_panel-slot_vote_on_0 = Frage
order_panel-slot_vote_on_1 = Land
order_panel-slot_vote_on_2 = Ziel
order_panel-slot_vote_on_3 = Ich stimme
order_panel-slot_exchange_0 = Ich nehme die erste von
order_panel-slot_exchange_2 = Ich gebe die erste von
order_panel-slot_collect_0 = Ich nehme die erste auf von
order_panel-slot_revolts_0 = Vom ersten zum letzten
order_panel-slot_places_0 = Vom besten zum schlechtesten
order_panel-slot_attack_0 = Aktion
order_panel-slot_attack_1 = Nach
order_panel-slot_attack_2 = Armeen
order_panel-slot_attack_3 = Bei einer Aussicht von mindestens … Prozent
