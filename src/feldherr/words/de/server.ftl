### Was der Server sagt, auf Deutsch.

## errors

errors-table_set_aside = Dieser Tisch wurde beiseitegestellt: Seine Partie lässt sich nicht mehr wiederherstellen. Verloren ist nichts; frage, wer den Server betreibt.
errors-cannot_be_told = Das lässt sich für diese Partie nicht ausrechnen: Es brauchte mehr, als der Server dafür aufwendet, oder schlug fehl.
errors-too_costly = Das braucht mehr Zeit oder Speicher, als der Server dafür aufwendet.
errors-too_much_work = Du hast schon { $most } solche Anfragen laufen; warte, bis sie beantwortet sind.
errors-server_busy = Der Server hat gerade zu viel zu tun; versuche es noch einmal.
errors-worker_died = Beim Ausrechnen ging etwas schief; versuche es noch einmal.
errors-nobody_waits = Auf die Antwort hat niemand mehr gewartet.
errors-bad_setting = Die Einstellung „{ $setting }“ ist falsch: { $reason }.
errors-bad_config_file = Die Konfigurationsdatei { $file } lässt sich nicht lesen: { $reason }.
errors-bad_database = Die Einstellung „database“ ist keine Adresse einer Datenbank: Schreibe postgresql://benutzer:passwort@rechner/name oder eine Datei.
errors-database_in_use = Ein anderes Feldherr benutzt die Datenbank { $database } und läuft unter { $url }: Spiele dort, beende es, oder wähle mit --database eine andere.
errors-database_being_opened = Ein anderes Feldherr, das eben gestartet wurde, benutzt die Datenbank { $database }; warte darauf, beende es, oder wähle mit --database eine andere.
errors-bad_host = Auf diesem Rechner gibt es keine Adresse „{ $host }“; lass --host weg, oder gib 0.0.0.0 für alle an.
errors-port_in_use = Port { $port } ist von einem anderen Programm belegt, vielleicht von einem anderen Feldherr; wähle mit --port einen anderen, oder 0 für irgendeinen freien.
errors-port_forbidden = Port { $port } ist Verwaltern vorbehalten; wähle mit --port einen über 1023.
errors-cannot_listen = Der Server kann unter { $host }, Port { $port } keine Verbindungen annehmen ({ $reason }).
errors-worker_failed = Ein Arbeitsprozess endete, bevor er etwas tat (Code { $exitcode }); das Protokoll sagt, warum.
errors-unhealthy = Die Datenbank lässt sich gerade nicht lesen oder beschreiben; das Protokoll sagt, warum.
errors-draining = Dieser Prozess wird gleich beendet und soll niemanden mehr bekommen; was im Gange ist, geht weiter.
errors-hears_nothing = Dieser Prozess hört gerade nichts von den anderen und zeigt deren Züge um eine Sekunde verspätet; das Protokoll sagt, warum.
errors-nats_needs_postgresql = Die Einstellung „nats“ ist für mehrere Prozesse auf PostgreSQL; mit SQLite gibt es nur einen, der keine Nachrichten braucht. Setze „database“ auf postgresql://... oder lass „nats“ weg.
errors-bad_nats = Die Einstellung „nats“ nennt keinen NATS-Server: Schreibe nats://rechner:4222 oder tls://benutzer:passwort@rechner:4222, mehrere durch Kommas getrennt.
errors-bad_nats_ca = Das Zertifikat { $file } der Einstellung „nats_ca“ lässt sich nicht lesen: { $reason }.
errors-nats_not_installed = Die Einstellung „nats“ braucht ein Paket, das nicht installiert ist: pip install 'feldherr[nats]'.
errors-no_handbook = Der Ordner { $folder } der Einstellung „docs_folder“ enthält keine index.html: Nenne den, den „make docs“ gebaut hat, oder keinen.
errors-bad_traces = Die Einstellung „traces“ ist keine Adresse eines Sammlers: Schreibe http://rechner:4318 statt { $address }.
errors-traces_not_installed = Die Einstellung „traces“ braucht Pakete, die nicht installiert sind: pip install 'feldherr[tracing]'.
errors-one_worker_on_sqlite = Mehrere Arbeitsprozesse brauchen PostgreSQL; mit SQLite gibt es einen. Nenne --database postgresql://... oder lass --workers weg.
errors-no_such_table = Diesen Tisch gibt es nicht, oder er ist nur für Eingeladene.
errors-not_your_seat = Platz { $seat } ist nicht deiner.
errors-reclaim_first = Ein Bot spielt für dich auf Platz { $seat }; übernimm den Platz zuerst wieder.
errors-not_stood_in = Auf Platz { $seat } vertritt dich kein Bot.
errors-not_running = Die Partie läuft nicht; ihr Stand ist „{ $status }“.
errors-wrong_status = Dafür muss der Stand des Tisches „{ $needed }“ sein; dieser ist „{ $status }“.
errors-late_move = Diese Antwort kam zu spät oder ist nicht gefragt: Die jetzige Frage hat die Nummer { $question }.
errors-stale_move = Das ist eine alte Anfrage: Der Platz hat seitdem geantwortet, etwas zurückgenommen oder ungeschehen gemacht.
errors-cannot_undo = Das lässt sich nicht zurücknehmen; das geht nur mit der eigenen letzten Entscheidung, wenn seither nichts aufgedeckt und nichts gezogen wurde und niemand sonst entschieden hat.
errors-no_hints = An diesem Tisch wird ohne Hinweise gespielt.
errors-no_hint_now = Gerade ließ sich kein Hinweis finden; versuche es noch einmal.
errors-not_over = Das geht erst, wenn die Partie beendet ist.
errors-position_over = In dieser Stellung ist die Partie beendet; wähle eine frühere.
errors-no_such_move =
    Die Partie hat { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }; eine Stellung nach Zug { $at } gibt es nicht.
errors-option_refused = Ein Server nimmt „{ $option }“ mit dem Wert „{ $value }“ nicht an.
errors-too_many_seats = { $given } Plätze wurden für einen Tisch mit { $seats } Plätzen genannt.
errors-no_such_level = Einen Bot der Stufe „{ $level }“ gibt es nicht; die Stufen sind { WORDS($levels) }.
errors-invitation_needed = Dieser Tisch ist nur für Eingeladene; der Code fehlt oder ist falsch.
errors-one_seat_each = An einem öffentlichen Tisch nimmt jeder außer dem Gründer nur einen Platz.
errors-no_open_seat = Ein solcher Platz ist nicht frei.
errors-creator_only = Das kann nur, wer den Tisch gegründet hat.
errors-members_only = Das können nur die, die am Tisch sitzen.
errors-players_only = Das können nur die, die mitspielen.
errors-seats_open = Noch sind Plätze frei: { WORDS($seats) }. Warte auf Mitspieler oder setze Bots dorthin.
errors-storage_failed = Der Server kann gerade nichts speichern; nichts hat sich geändert. Versuche es noch einmal.
errors-too_busy = An diesem Tisch geschah zu viel auf einmal; versuche es noch einmal.
errors-too_many_requests = Zu viele Anfragen; warte ein wenig.
errors-too_many_streams = Höchstens { $most } Verbindungen können zugleich offen sein.
errors-too_many_tokens = Höchstens { $most } Schlüssel kann es zugleich geben; entferne zuerst einen.
errors-no_such_player = Hier gibt es niemanden mit einem solchen Konto.
errors-no_such_token = Diesen Schlüssel gibt es nicht.
errors-no_such_line = Diese Zeile gibt es nicht.
errors-bad_token = Dieser Schlüssel gilt nicht.
errors-who_are_you = Sag zuerst, wer du bist: Komm als Gast oder melde dich an.
errors-foreign_origin = Anfragen von anderen Seiten werden abgewiesen.
errors-header_needed = Der Header „X-Feldherr: 1“ fehlt; er schützt vor Anfragen von anderen Seiten.
errors-wrong_code = Kein Gast hat diesen Code.
errors-wrong_password = Die E-Mail-Adresse oder das Passwort ist falsch.
errors-wrong_token = Dieser Link gilt nicht mehr; fordere einen neuen an.
errors-already_registered = Du hast schon ein Konto.
errors-email_taken = Ein Konto mit dieser E-Mail-Adresse gibt es schon.
errors-body_too_large = Die Anfrage ist zu groß; erlaubt sind { $most } Bytes.
errors-body_too_slow = Die Anfrage kam nicht rechtzeitig an.
errors-body_incomplete = Die Anfrage endete, bevor sie vollständig war.
errors-bad_request =
    „{ NAME($where, kind: "field") }“ ist falsch: { $reason ->
        [missing] das fehlt
        [extra_forbidden] ein solches Feld gibt es nicht
        [string_too_short] mindestens { $limit } Zeichen
        [string_too_long] höchstens { $limit } Zeichen
        [too_short] mindestens { $limit }
        [too_long] höchstens { $limit }
        [greater_than_equal] mindestens { $limit }
        [less_than_equal] höchstens { $limit }
        [greater_than] mehr als { $limit }
        [less_than] weniger als { $limit }
        [string_type] das ist kein Text
        [int_type] das ist keine ganze Zahl
        [int_parsing] das ist keine ganze Zahl
        [int_from_float] das ist keine ganze Zahl
        [bool_type] weder wahr noch falsch
        [bool_parsing] weder wahr noch falsch
        [dict_type] das ist kein Objekt
        [list_type] das ist keine Liste
        [json_invalid] das ist kein JSON
        [string_pattern_mismatch] es hat eine andere Form
        [literal_error] das steht nicht zur Wahl
        [enum] das steht nicht zur Wahl
        [control_characters] keine Steuerzeichen
        [no_letters] ein Name hat Buchstaben
        [nothing_to_read] es gibt nichts zu lesen
        [many_marks] höchstens { $limit } Zeichen auf einem Buchstaben
        [no_address] eine E-Mail-Adresse wie anna@example.org
        [not_replacing] das gehört zum Vorschlag, jemanden zu ersetzen
        [all_shown] wo alles gezeigt wird, wird keiner genannt
       *[other] das geht so nicht
    }.
errors-no_such_page = Unter dieser Adresse gibt es nichts.
errors-wrong_method = Diese Adresse nimmt Anfragen dieser Art nicht an.
errors-bad_address = Die Adresse hat Zeichen, die darin nicht vorkommen können.
errors-bad_json = Die Anfrage ist kein JSON: { $reason }.
errors-json_too_deep = Die Anfrage ist zu tief geschachtelt; erlaubt sind { $most } Ebenen.
errors-json_too_large = Die Anfrage hat zu viele Teile; erlaubt sind { $most }.
errors-number_too_long = Eine Zahl in der Anfrage ist zu lang; ganze Zahlen haben höchstens { $most } Ziffern.
errors-head_too_large = Der Kopf der Anfrage ist zu groß; erlaubt sind { $most } Bytes und { $lines } Kopfzeilen.
errors-url_too_long = Die Adresse der Anfrage ist zu lang; erlaubt sind { $most } Bytes.
errors-too_many_connections = Höchstens { $most } Verbindungen können zugleich bestehen.
errors-too_much_talk = Das ging zu schnell; warte ein wenig, bevor du weiterschreibst.
errors-server_failed = Im Server ist etwas schiefgegangen. Es wurde vermerkt.
errors-bad_http = Die Anfrage ist nicht zu verstehen.

## cli

cli-serving = Feldherr läuft unter { $url } (Strg+C beendet es).
cli-no_browser = Hier ließ sich kein Browser öffnen; öffne { $url } selbst.
cli-help_serve = Tische eröffnen, an denen man im Browser spielt und Programme über die Schnittstelle.
cli-help_host = Adresse; 0.0.0.0 lässt andere im Netzwerk mitspielen
cli-help_port = Port
cli-help_database = wo alles gespeichert wird; sonst SQLite in deinem Datenordner
cli-help_config = Datei mit Einstellungen (TOML)
cli-help_workers = Zahl der Prozesse; mehr als einer braucht PostgreSQL
cli-help_open = den Browser öffnen
cli-help_show_config = die geltenden Einstellungen zeigen und enden

# Fields of forms.
names-field_email = E-Mail-Adresse
names-field_name = Name
names-field_password = Passwort
names-field_text = Text
names-field_label = Bezeichnung
