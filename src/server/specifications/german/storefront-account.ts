import type { OperationText } from './text.ts';

/** The account, its credit, and what it connects to other systems. */
export const account = {
  getAccount: {
    summary: 'Konto der Sitzung',
    description:
      'Liefert das angemeldete Konto. Der erste Aufruf eines neuen Kontos legt dessen Reseller an und zahlt den Willkommensbonus.',
  },
  getCurrentUser: {
    summary: 'Persönliche Daten und Rechnungsadresse',
    description:
      'Liefert die persönlichen Daten des Resellers; addresses enthält die Rechnungsadresse, sobald sie gespeichert wurde.',
  },
  updateCurrentUser: {
    summary: 'Persönliche Daten und Rechnungsadresse ändern',
    description:
      'Ersetzt die persönlichen Daten und die Rechnungsadresse. Zahlungen brauchen ein Land; RU, BY und KP werden abgewiesen. Der Name der Firma, den Reisende lesen können, kann entfernt, aber nicht geändert werden, solange das Konto gesperrt ist (409, reseller_suspended).',
  },
  getBrand: {
    summary: 'Marke auf den Seiten für Reisende',
    description: 'Liefert, was der Reseller für die Seiten der Reisenden eingestellt hat. Ergänzung dieses Stores.',
  },
  updateBrand: {
    summary: 'Die Marke ändern',
    description:
      'Ersetzt die Marke auf den Seiten für Reisende; ein Feld, das fehlt, wird entfernt. Text auf den beiden Farben ist weiß oder schwarz, je nachdem, was lesbar ist; deshalb ist jede Farbe erlaubt. Solange das Konto gesperrt ist, kann etwas entfernt werden; eine Marke, die etwas hinzufügt oder ändert, wird abgewiesen (409, reseller_suspended). Ein hochgeladenes Logo bleibt, außer logoUrl ist gesetzt: Dann ersetzt diese Adresse es. Ergänzung dieses Stores.',
  },
  uploadLogo: {
    summary: 'Ein Logo hochladen',
    description:
      'Nimmt ein Bild als Logo der Seiten für Reisende, anstelle eines früheren und von logoUrl. Welche Art es ist, zeigen seine Bytes: PNG und JPEG mit höchstens 2.000 Pixeln je Seite, oder SVG. Was ein Logo nicht braucht, wird weggelassen: Skripte, Event-Handler, Verweise auf andere Adressen und was Kameras und Programme über ein Bild vermerken. Dasselbe Bild bekommt wieder dieselbe Adresse. Höchstens 60 in einer Stunde für einen Reseller (429). Ergänzung dieses Stores.',
  },
  removeLogo: {
    summary: 'Das hochgeladene Logo entfernen',
    description:
      'Entfernt das Bild, falls es eines gibt; seine Adresse antwortet von da an mit 404. Ergänzung dieses Stores.',
  },
  getNotifications: {
    summary: 'Eingeschaltete Nachrichten',
    description:
      'Liefert, welche Nachrichten an den Reseller und an seine Kunden gesendet werden und in welcher Sprache. Ergänzung dieses Stores.',
  },
  updateNotifications: {
    summary: 'Nachrichten ein- und ausschalten und ihre Sprache wählen',
    description:
      'Ersetzt die Einstellungen; fehlt die Sprache, so bleibt sie. Jede Nachricht ist eine E-Mail: an den Reseller oder an die E-Mail-Adresse des Kunden eines Verkaufs, in der Sprache des Resellers. Solange das Konto gesperrt ist, können Nachrichten an Kunden aus-, aber nicht eingeschaltet werden (409, reseller_suspended). Ergänzung dieses Stores.',
  },
  listRequests: {
    summary: 'Anfragen des Resellers an den Betreiber',
    description:
      'Liefert die Anfragen des Resellers, die neueste zuerst, mit ihren Antworten, und ab wann er die nächste senden kann. Ergänzung dieses Stores.',
  },
  submitRequest: {
    summary: 'Einen Kanal oder einen Rabatt anfragen',
    description:
      'Hält eine Anfrage fest, die die Betreiber des Stores lesen und beantworten; die Antwort kommt auch per E-Mail. Eine Anfrage nach einem Kanal nennt ihn in channel, ein Antrag auf Rabatt sagt in monthlySales, wie viel verkauft wird. Höchstens 5 in 24 Stunden für einen Reseller (429). Ergänzung dieses Stores.',
  },
  getCredit: {
    summary: 'Guthaben',
    description: 'Liefert den Stand des Guthabens und die Einstellungen der automatischen Aufladung.',
  },
  getCreditStatement: {
    summary: 'Guthabenauszug eines Monats',
    description:
      'Liefert das Guthaben vor und nach einem Monat und was es verändert hat, für jede Währung, in der es geführt wurde. Der laufende Monat endet jetzt. Zusatz dieses Stores.',
  },
  listCreditChanges: {
    summary: 'Bewegungen des Guthabens in einem Monat',
    description:
      'Liefert seitenweise jede Bewegung des Guthabens in einem Monat, die neueste zuerst, mit ihrem Anlass und dem Guthaben danach. Zusatz dieses Stores.',
  },
  exportCreditStatement: {
    summary: 'Guthabenauszug eines Monats als CSV',
    description:
      'Liefert jede Bewegung des Guthabens in einem Monat, die älteste zuerst, als CSV (RFC 4180, UTF-8 mit Byte Order Mark): eine Kopfzeile, dann für jede Bewegung eine Zeile mit Datum (YYYY-MM-DD HH:mm), Anlass, wofür, Rechnung, Betrag, Währung, Guthaben danach, Referenz und bei einem Verkauf dessen Nummer und Kunde. Trennzeichen und Dezimalzeichen sind die des Landes von Locale, wenn style keine anderen nennt. Zusatz dieses Stores.',
  },
  exportCreditStatementWorkbook: {
    summary: 'Guthabenauszug eines Monats als Arbeitsmappe',
    description:
      'Liefert den Inhalt der CSV-Datei als Arbeitsmappe für Excel: Datumsangaben sind Datumswerte, Beträge sind Zahlen, und alle anderen Zellen sind Text. Zusatz dieses Stores.',
  },
  getCreditStatementDocument: {
    summary: 'Guthabenauszug eines Monats als PDF',
    description:
      'Liefert den Auszug eines Monats als PDF, mit jeder Bewegung des Guthabens, der ältesten zuerst, ihrem Anlass und dem Guthaben danach. Mehr als 5.000 Bewegungen sind nach Tag und Anlass zusammengefasst. Er wird jedes Mal neu gezeichnet, in der Sprache von Locale. Zusatz dieses Stores.',
  },
  setAutoTopUp: {
    summary: 'Die automatische Aufladung ändern',
    description:
      'Schaltet die automatische Aufladung ein oder aus. Solange sie eingeschaltet ist, kauft jede Abbuchung, nach der das Guthaben unter dem Schwellenwert liegt, Guthaben, zuzüglich Umsatzsteuer, mit der gespeicherten Karte: in einem Kauf den Betrag so oft, bis der Schwellenwert erreicht ist. Wird sie unter dem Schwellenwert eingeschaltet, so kauft sie sofort. Ein Verkauf, der mehr kostet, als Guthaben da ist, wartet auf einen Kauf, der auch dafür reicht. Es läuft immer nur ein Kauf, und am Tag sind es höchstens 24. Ein abgelehnter Kauf wird nach einer Stunde und nach einem Tag wiederholt; die dritte Ablehnung in Folge schaltet die Aufladung aus. Beim Ausschalten bleiben Schwellenwert und Betrag, wie sie waren. Ohne gespeicherte Karte kann sie nicht eingeschaltet werden (409), ebenso wenig, wenn ein Kauf bei leerem Guthaben größer sein müsste als 100.000 (400). Nennt If-Match eine Version und wurde seither etwas geändert, so ändert sich nichts (412).',
  },
  getPaymentMethod: {
    summary: 'Gespeicherte Karte',
    description:
      'Liefert die öffentlichen Angaben zur gespeicherten Karte; nur der Zahlungsanbieter kennt ihre Nummer.',
  },
  addPaymentMethod: {
    summary: 'Eine Karte speichern',
    description:
      'Liefert die Seite des Zahlungsanbieters mit einem Formular für eine Karte. Der Anbieter bewahrt die Karte auf und meldet ein Token für sie; eine gespeicherte Karte wird dann ersetzt. Abgebucht wird nichts. Die Seite kehrt zu callbackUrl zurück, mit dem Query-Wert status, der success oder error ist; ohne ihn, wenn das Formular abgebrochen wurde.',
  },
  deletePaymentMethod: {
    summary: 'Die gespeicherte Karte entfernen',
    description:
      'Entfernt die gespeicherte Karte und schaltet die automatische Aufladung aus. Eine laufende Abbuchung wird zu Ende geführt. Ohne gespeicherte Karte geschieht nichts, der Aufruf kann also wiederholt werden.',
  },
  listApiCredentials: {
    summary: 'Zugangsdaten der Kanäle der Partner-API',
    description:
      'Liefert alle Kanäle mit Client-ID und aktuellem Secret. Rufen Sie zuerst die Operation sync auf, die den Standardkanal anlegt.',
  },
  addApiCredentials: {
    summary: 'Einen Kanal der Partner-API hinzufügen',
    description:
      'Legt einen Kanal mit eigener Client-ID und eigenem Secret an; Verkäufe damit tragen seinen Namen. Namen müssen bei einem Reseller eindeutig sein, ohne Rücksicht auf Groß- und Kleinschreibung (409), und es gibt höchstens 50 Kanäle (409). Wird abgewiesen, solange das Konto gesperrt ist (409, reseller_suspended). Ergänzung dieses Stores.',
  },
  syncApiCredentials: {
    summary: 'Fehlende Standardkanäle anlegen',
    description: 'Legt den Standardkanal an, wenn der Reseller keinen Kanal hat; sonst ändert sich nichts.',
  },
  renameApiCredentials: {
    summary: 'Einen Kanal der Partner-API umbenennen',
    description:
      'Gibt einem Kanal einen anderen Namen, den seine Verkäufe von da an tragen (innerhalb von Sekunden); frühere Verkäufe behalten den alten. Client-ID und Secret bleiben. Namen müssen bei einem Reseller eindeutig sein, ohne Rücksicht auf Groß- und Kleinschreibung (409). Wird abgewiesen, solange das Konto gesperrt ist (409, reseller_suspended). Ergänzung dieses Stores.',
  },
  removeApiCredentials: {
    summary: 'Einen Kanal der Partner-API abschalten',
    description:
      'Entfernt einen Kanal: Innerhalb von Sekunden werden seine Client-ID, seine Secrets und alle dafür ausgestellten Zugriffstokens überall abgewiesen (401). Seine Verkäufe bleiben und behalten seinen Namen, der wieder frei wird. Sonst ändert sich beim Reseller nichts; Webhooks gehören dem Reseller. Auch der letzte Kanal kann entfernt werden: Die Operation sync legt dann einen Standardkanal mit eigenen Zugangsdaten an. Ergänzung dieses Stores.',
  },
  rollApiSecret: {
    summary: 'Einem Kanal der Partner-API ein neues Secret geben',
    description:
      'Erzeugt ein neues Secret, das von jetzt an gilt; die Client-ID bleibt. Das bisherige Secret und die dafür ausgestellten Zugriffstokens gelten so lange weiter, wie der Aufruf es sagt, damit jedes System des Resellers auf das neue umgestellt werden kann; mit 0 werden sie innerhalb von Sekunden überall abgewiesen. Es gibt nie mehr als zwei: Ein Secret, das von einem früheren Wechsel noch gilt, endet sofort. Ergänzung dieses Stores.',
  },
  listSdkKeys: {
    summary: 'Schlüssel des SDK',
    description:
      'Liefert die SDK-Kanäle des Resellers. Der Standardkanal kommt mit dem Konto. Ein Schlüssel ist öffentlich, weil eine App ihn enthält; er ist kein Zugriffstoken und öffnet weder diese API noch die Partner-API.',
  },
  rollSdkKey: {
    summary: 'Einem SDK-Kanal einen neuen Schlüssel geben',
    description:
      'Erzeugt einen neuen Schlüssel für den Kanal dieses Schlüssels; Name, Beschreibung und Webhook bleiben. Der bisherige Schlüssel gilt so lange weiter, wie der Aufruf es sagt, damit Apps aktualisiert werden können; mit 0 wird er sofort abgewiesen, und jede App, die ihn enthält, ist abgeschaltet. Es gibt nie mehr als zwei: Ein Schlüssel, der von einem früheren Wechsel noch gilt, endet sofort. Ergänzung dieses Stores.',
  },
  getDeviceVerificationUrl: {
    summary: 'Wo Geräte eines SDK-Kanals geprüft werden',
    description: 'Liefert die Adresse dieses SDK-Schlüssels; null, solange keine gesetzt wurde.',
  },
  setDeviceVerificationUrl: {
    summary: 'Geräte eines SDK-Kanals unter einer Adresse prüfen',
    description:
      'Setzt oder ersetzt die Adresse dieses SDK-Schlüssels, nach den Regeln für alle Webhook-Adressen. Wird abgewiesen, solange das Konto gesperrt ist (409, reseller_suspended).',
  },
  removeDeviceVerificationUrl: {
    summary: 'Keine Geräte eines SDK-Kanals prüfen',
    description: 'Entfernt die Adresse dieses SDK-Schlüssels, wenn es eine gibt. Ergänzung dieses Stores.',
  },
  listWebhookUrls: {
    summary: 'Wohin Ereignisse eines Typs gesendet werden',
    description: 'Liefert die Adresse als Liste mit einem Eintrag oder eine leere Liste, solange keine gesetzt wurde.',
  },
  setWebhookUrl: {
    summary: 'Ereignisse eines Typs an eine Adresse senden',
    description:
      'Setzt oder ersetzt die Adresse. Ereignisse, die von jetzt an eintreten, werden dorthin gesendet, signiert, wie es das Dokument der Partner-API unter Webhooks beschreibt; auch ausstehende Zustellungen gehen an die neue Adresse. Eine Adresse ohne Schema gilt als https. Angenommen werden nur Adressen im öffentlichen Internet, und außerhalb des Referenzmodus nur https auf Port 443 oder 8443. Wird abgewiesen, solange das Konto gesperrt ist (409, reseller_suspended).',
  },
  removeWebhookUrl: {
    summary: 'Keine Ereignisse eines Typs senden',
    description:
      'Entfernt die Adresse, wenn es eine gibt; ihre ausstehenden Zustellungen werden verworfen. Ein Empfänger erreicht dasselbe, wenn er mit 410 antwortet. Ergänzung dieses Stores.',
  },
  sendTestEvent: {
    summary: 'Ein Testereignis eines Typs an seine Adresse senden',
    description:
      'Sendet innerhalb von Sekunden ein Ereignis an die gespeicherte Adresse dieses Typs. Es ist wie jedes Ereignis signiert, sein Inhalt enthält `"test": true`, seine uid ist 00000000-0000-0000-0000-000000000000, und seine übrigen Daten sind Beispiele. Es wird einmal versucht; die gelieferte Zustellung zeigt das Ergebnis später. Die Antwort 410 entfernt die Adresse, wie bei jedem Ereignis. Höchstens 20 Tests und Wiederholungen pro Minute für einen Reseller (429). Ergänzung dieses Stores.',
  },
  listWebhookDeliveries: {
    summary: 'Zustellungen von Ereignissen',
    description:
      'Liefert die Ereignisse der letzten 30 Tage, die an eine Adresse gesendet wurden oder darauf warten, auch Testereignisse, die neuesten zuerst. Es fehlen Ereignisse, die eintraten, während ihr Typ keine Adresse hatte, solche, deren Adresse vor dem ersten Versuch entfernt wurde, und solche über einen Kunden, der gelöscht wurde. Ergänzung dieses Stores.',
  },
  getWebhookDelivery: {
    summary: 'Eine Zustellung mit ihren Versuchen',
    description: 'Liefert eine Zustellung und jeden Versuch dazu, den letzten zuerst. Ergänzung dieses Stores.',
  },
  resendWebhookDelivery: {
    summary: 'Eine Zustellung erneut senden',
    description:
      'Sendet das Ereignis innerhalb von Sekunden noch einmal an die Adresse, die sein Typ jetzt hat, gleich ob es zugestellt oder aufgegeben wurde oder wartet. webhook-id und Inhalt bleiben gleich, damit ein Empfänger das Ereignis erkennt; Zeitstempel und Signatur sind neu. War es schon zugestellt oder aufgegeben, so wird ein fehlgeschlagener Versuch wie bei einem neuen Ereignis wiederholt. Höchstens 20 Tests und Wiederholungen pro Minute für einen Reseller (429). Ergänzung dieses Stores.',
  },
  getWebhookPublicKey: {
    summary: 'Schlüssel, der Webhooks prüft',
    description:
      'Liefert den öffentlichen Schlüssel zur Signatur aller Webhooks dieses Resellers. Er ändert sich nur, wenn der Store sein Secret ersetzt. Ergänzung dieses Stores.',
  },
  listCurrencies: {
    summary: 'Währungen des Stores',
    description: 'Liefert die Währungen, in denen Guthaben geführt werden kann, mit ihren Mindestbeträgen.',
  },
  switchCurrency: {
    summary: 'Das Guthaben in einer anderen Währung führen',
    description:
      'Ändert die Währung des Guthabens, für Käufe, Abbuchungen und Aufladungen von da an. Voraussetzung sind ein Guthaben von null, keine ausstehende Zahlung und keine automatische Aufladung; sonst ändert sich nichts (409, detail nennt den Grund). Pakete kosten dann ihren Preis in US-Dollar zum festen Kurs des Stores. Eine Erstattung gibt immer zurück, was abgebucht wurde, in der Währung der Abbuchung. Die jetzige Währung anzugeben ändert nichts.',
  },
} satisfies Record<string, OperationText>;
