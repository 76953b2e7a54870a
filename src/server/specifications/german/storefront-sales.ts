import type { OperationText } from './text.ts';

/** What is bought, offered and sold, and to whom. */
export const sales = {
  listPaymentMethods: {
    summary: 'Zahlungsarten für einen Betrag',
    description:
      'Liefert die Zahlungsarten, die den erwarteten Gesamtbetrag annehmen. Eine davon, exchange-balance, wird auf der Seite selbst bezahlt, mit einem Token von submitExchangeSignIn; alle anderen auf der Seite des Anbieters.',
  },
  getPaymentDetails: {
    summary: 'Preis einer Guthabenaufladung',
    description: 'Liefert den Preis einer Aufladung mit Umsatzsteuer, nach dem Land der Rechnungsadresse.',
  },
  submitCreditTopUp: {
    summary: 'Guthaben bezahlen',
    description:
      'Beginnt die Zahlung einer Guthabenaufladung. Der Warenkorb hat eine Zeile, dataPackageId credit mit dem Betrag des Guthabens in ganzen Einheiten; expectedPrices ist der Gesamtbetrag mit Umsatzsteuer, den der Reseller bestätigt hat. Das Guthaben wird gebucht, wenn der Zahlungsanbieter den Erfolg meldet. Mit der Zahlungsart exchange-balance wird das Geld sofort genommen und das Guthaben sofort gebucht, mit dem Token von submitExchangeSignIn (ohne es 400); 502 und 504 lassen die Zahlung dann ausstehen, bis die Börse innerhalb von Minuten das Ergebnis meldet.',
  },
  submitCart: {
    summary: 'Einen Warenkorb mit Paketen bezahlen',
    description:
      'Beginnt die Zahlung eines Warenkorbs; expectedPrices ist der Gesamtbetrag mit Umsatzsteuer, den der Reseller bestätigt hat. Die Einheiten kommen ins Inventar, wenn der Zahlungsanbieter den Erfolg meldet. Mit der Zahlungsart exchange-balance wird das Geld sofort genommen, und die Einheiten kommen sofort hinzu, mit dem Token von submitExchangeSignIn (ohne es 400); 502 und 504 lassen die Zahlung dann ausstehen, bis die Börse innerhalb von Minuten das Ergebnis meldet. Ein Warenkorb mit einem Paket, das den Reseller nichts kostet, wird abgewiesen (400): Auch sein Verkauf kostet nichts, es braucht also keinen Bestand. Ergänzung dieses Stores.',
  },
  listBulkDiscounts: {
    summary: 'Mengenrabatte',
    description:
      'Liefert die Stufen des Mengenrabatts nach Einheiten im Warenkorb, die niedrigste zuerst. Der Rabatt der höchsten erreichten Stufe gilt für den ganzen Warenkorb; calculateCartPrice rechnet ihn ein.',
  },
  listPaymentHistory: {
    summary: 'Käufe',
    description:
      'Liefert Aufladungen und Käufe von Paketen, die neuesten zuerst, auch ausstehende und fehlgeschlagene, und das jemals gekaufte Volumen. Jeder Eintrag ist eine Zahlung mit ihren Zeilen; eine abgeschlossene hat die Adresse ihrer Rechnung.',
  },
  cancelPayment: {
    summary: 'Eine ausstehende Zahlung abbrechen',
    description:
      'Zieht eine ausstehende Zahlung bei ihrem Anbieter zurück: Dessen Seite nimmt kein Geld mehr an, und die Zahlung gilt als abgebrochen. Eine Zahlung, die schon abgebrochen wurde oder fehlgeschlagen ist, bleibt, wie sie ist. Wird abgewiesen (409), wenn sie inzwischen bezahlt ist, und bei einer Zahlung ohne Seite (aus dem Guthaben bei einer Börse oder mit einer gespeicherten Karte), deren Ergebnis innerhalb von Minuten bekannt ist. Nach 502 und 504 ist die Zahlung unverändert. Ergänzung dieses Stores.',
  },
  getBankTransfer: {
    summary: 'Was für eine Zahlung zu überweisen ist',
    description:
      'Liefert Konto, Betrag und Verwendungszweck einer Zahlung per Überweisung und ihren Zustand. Das Geld wird gebucht, nachdem es auf dem Konto eingegangen ist. Ergänzung dieses Stores.',
  },
  getReceipt: {
    summary: 'Rechnung eines Kaufs',
    description:
      'Liefert die Rechnung einer abgeschlossenen Zahlung als PDF: Verkäufer und Zahler, die Zeilen, den Mengenrabatt, die Steuer mit ihrem Satz und den Gesamtbetrag. Sie enthält die Daten des Kontos zum Zeitpunkt des Abschlusses und ändert sich danach nicht; nur seine Sprache folgt Locale. Eine Zahlung, die aussteht oder fehlgeschlagen ist, hat keine Rechnung. Ergänzung dieses Stores.',
  },
  getCreditNote: {
    summary: 'Rechnungskorrektur zu einer Erstattung',
    description:
      'Liefert die Rechnungskorrektur zu einer Erstattung durch den Betreiber als PDF: Verkäufer und Zahler, die Rechnung, auf die sie sich bezieht, den Betrag und die Steuer darin. Sie ändert sich nicht; nur ihre Sprache folgt Locale. Vor der Erstattung gibt es keine, ebenso wenig bei Rückbuchungen. Ergänzung dieses Stores.',
  },
  startExchangeSignIn: {
    summary: 'Eine Anmeldung bei der Börse beginnen',
    description:
      'Bittet die Partnerbörse, den Inhaber dieser Telefonnummer anzumelden, und liefert den nötigen Schritt: einen Code, den die Börse per SMS sendet, oder ein Passwort und einen Zwei-Faktor-Code. Die Antwort verrät nicht, ob es das Konto gibt. Ein Code gilt 5 Minuten und für 5 Versuche; ein neuer Beginn ist eine neue Anmeldung. Abgebucht wird nichts. Im Referenzmodus ist die Börse ein Simulator mit vier Konten: +491701234567 (SMS-Code 123456), +491701234568 (Passwort reference, Zwei-Faktor-Code 654321), +491701234569 (SMS-Code 123456, kein Geld) und +491701234560 (SMS-Code 123456, gesperrt).',
  },
  submitExchangeSignIn: {
    summary: 'Bei der Börse anmelden',
    description:
      'Schließt eine begonnene Anmeldung ab und liefert ein Token, das einen Kauf aus dem Guthaben des Kontos bezahlt (submitCreditTopUp, submitCart). Das Token gilt für den Reseller, der sich angemeldet hat, und 10 Minuten lang. Ein falscher oder abgelaufener Code, ein falsches Passwort oder ein gesperrtes Konto wird mit 400 und einer Meldung zum Anzeigen abgewiesen; nach 5 Versuchen in 15 Minuten ist die Antwort 429. Abgebucht wird nichts.',
  },
  listDataPackages: {
    summary: 'Pakete im Angebot',
    description:
      'Liefert alle Pakete mit dem Einkaufspreis des Resellers. Regionale Pakete kommen zuerst, dann Pakete mehrerer Länder nach Code, dann einzelne Länder nach Namen. Die Preise enthalten den Rabatt aus discountRate bereits.',
  },
  calculateCartPrice: {
    summary: 'Preis eines Warenkorbs',
    description:
      'Liefert den Preis jeder Zeile, den Mengenrabatt, die Umsatzsteuer nach dem Land der Rechnungsadresse und den Gesamtbetrag.',
  },
  getJoinerBonus: {
    summary: 'Willkommensbonus',
    description: 'Liefert das Guthaben, das ein neuer Reseller bekommen hat. Es wird bis zum ersten Verkauf angezeigt.',
  },
  listBestSellers: {
    summary: 'Pakete für den Anfang',
    description:
      'Liefert bis zu zehn Pakete für ein leeres Inventar: die, die alle Reseller zusammen in den letzten 30 Tagen am häufigsten verkauft haben, ohne erstattete Verkäufe. Wurden weniger verkauft, ergänzen sie die kleinsten Pakete der Gebiete mit den meisten Paketen. Ergänzung dieses Stores.',
  },
  listInventory: {
    summary: 'Das Inventar',
    description: 'Liefert alle Artikel aus dem Inventar des Resellers, nach Namen absteigend.',
  },
  updateInventory: {
    summary: 'Pakete hinzufügen und entfernen',
    description:
      'Fügt dem Inventar Pakete ohne Bestand hinzu und entfernt andere. Ein Paket mit eigenem Bestand wird nicht entfernt: Es wird in einem 409 genannt, während alle anderen Änderungen gemacht werden. Solange das Konto gesperrt ist, können Pakete entfernt, aber nicht hinzugefügt werden (409, reseller_suspended).',
  },
  updateInventoryItem: {
    summary: 'Namen und Verkaufspreis ändern',
    description:
      'Ändert den Namen, den Verkaufspreis in USD oder beides. Ein Feld, das fehlt, bleibt, wie es ist, und der Preis null folgt wieder dem empfohlenen Preis. Wird abgewiesen, solange das Konto gesperrt ist (409, reseller_suspended).',
  },
  changeInventoryPrices: {
    summary: 'Die Preise mehrerer Pakete ändern',
    description:
      'Setzt die Verkaufspreise von bis zu 500 Paketen in einem Schritt; mit null gilt wieder der empfohlene Preis. Ein Paket, das geändert oder entfernt wurde, seit seine `version` gelesen wurde, behält seinen Preis und wird in `stale` genannt, während alle anderen Preise geändert werden. Ein Preis, der schon gilt, ist keine Änderung, der Aufruf ist also wiederholbar. Die früheren Preise, mit den neuen Versionen gesendet, machen ihn rückgängig. Wird abgewiesen, solange das Konto gesperrt ist (409, reseller_suspended). Ergänzung dieses Stores.',
  },
  listInventorySales: {
    summary: 'Wie oft jedes Paket verkauft wurde',
    description:
      'Liefert, wie oft jedes Paket aus dem Inventar in den letzten 30 Tagen verkauft wurde, das meistverkaufte zuerst: über alle Kanäle, ohne erstattete Verkäufe. Pakete, die nicht verkauft wurden, fehlen. Ergänzung dieses Stores.',
  },
  getSaleAttempt: {
    summary: 'Was über einen Verkaufsversuch bekannt ist',
    description:
      'Liefert, ob mit diesem Idempotenzschlüssel ein Verkauf zustande kam, und ändert nichts. Solange nichts bekannt ist (UNUSED), kann ein Verkauf noch im Gang sein. Schlüssel gehören einem Reseller: Der Schlüssel eines anderen Resellers ist UNUSED. Ergänzung dieses Stores.',
  },
  endSaleAttempt: {
    summary: 'Klären, was aus einem Verkaufsversuch wurde',
    description:
      'Liefert den Verkauf, der mit diesem Idempotenzschlüssel zustande kam (SOLD). Gibt es keinen, so wird der Versuch beendet (ENDED): Ein Aufruf mit diesem Schlüssel, der später eintrifft, wird abgewiesen (422) und verkauft nichts. Solange ein solcher Aufruf ausgeführt wird, ist die Antwort RUNNING, und nichts wird beendet: Fragen Sie noch einmal. Wiederholbar. Ergänzung dieses Stores.',
  },
  getSaleSuggestions: {
    summary: 'Was die Kasse zuerst anbietet',
    description:
      'Liefert, was die Kasse wahrscheinlich als Nächstes verkauft, nach ihren 500 neuesten Verkäufen, die nicht erstattet wurden: die Pakete, die jetzt verkauft werden können, die bis gestern am häufigsten verkauften zuerst und dann die übrigen nach Größe, sodass sich ihre Reihenfolge nur mit dem Tag ändert, der in der Zone von Device-TimeZone beginnt; den neuesten Verkauf einer eSIM, deren Paket noch verkauft werden kann; die Wohnsitzländer, die gewählt wurden, mit dem des Resellers, und das des nächsten Gastes. Verkäufe über die Partner-API und das SDK zählen nicht. Ergänzung dieses Stores.',
  },
  listActivatedItems: {
    summary: 'Verkäufe eines Zeitraums',
    description:
      'Liefert die Verkäufe von `from` (ohne Angabe 3 Monate zurück) bis `to` (ohne Angabe morgen; beide zum Beginn des Tages in der Zone von Device-TimeZone), die neuesten zuerst. Ein Zeitraum mit mehr Verkäufen als page_size wird Seite für Seite gelesen: Die letzte Seite ist nicht voll.',
  },
  exportActivatedItems: {
    summary: 'Verkäufe eines Zeitraums als Datei',
    description:
      'Liefert die Verkäufe von `from` (ohne Angabe 3 Jahre zurück) bis `to` (ohne Angabe morgen; beide zum Beginn des Tages), die neuesten zuerst, als CSV (RFC 4180, UTF-8 mit Byte Order Mark): eine Kopfzeile, dann für jeden Verkauf eine Zeile mit Datum, Namen, Volumen, Gültigkeit, Vertriebskanal, Einkaufs- und Verkaufspreis mit ihren Währungen, uid, Nummer, Metatag, E-Mail-Adresse des Kunden, Zustand, verkauft oder erstattet, und dem Status des Pakets, wenn die Datei entsteht. Zeiten haben die Form YYYY-MM-DD HH:mm in der Zone von Device-TimeZone, die in der Kopfzeile steht. Texte sind in der Sprache von Locale; Trenn- und Dezimalzeichen sind die des Landes, wenn style nichts anderes sagt. Eine Zelle, die ein Tabellenprogramm als Formel lesen würde, beginnt mit einem Apostroph.',
  },
  exportActivatedItemsWorkbook: {
    summary: 'Verkäufe eines Zeitraums als Arbeitsmappe',
    description:
      'Liefert, was die CSV-Datei enthält, als Arbeitsmappe für Excel: Zeiten sind Zeiten, Beträge sind Zahlen, und alle anderen Zellen sind Text, gleich wie sie aussehen. Ergänzung dieses Stores.',
  },
  topUpActivationWithProfile: {
    summary: 'Ein Paket an einen bestehenden Kunden auf einer neuen eSIM verkaufen',
    description:
      'Verkauft einen Artikel des Inventars an einen bestehenden Kunden zusammen mit einer neuen eSIM, wie es die Operation dieses Namens in der Partner-API tut. Mit dedicated bekommt die eSIM eine eigene Instanz der Profildomain und damit ein eigenes Datenguthaben. Mit customerProfileDomainId kommt sie zu dieser Instanz, die den Schlüssel des Pakets haben muss und nicht im Ganzen erstattet sein darf (sonst 409), und teilt, was dort übrig ist. Beides oder keines von beiden wird abgewiesen (400). Abgebucht wird wie bei register. Ergänzung dieses Stores.',
  },
  refundActivatedItem: {
    summary: 'Einen Verkauf erstatten',
    description:
      'Zahlt den Einkaufspreis auf das Guthaben zurück und nimmt das Datenguthaben zurück. Nur ein Verkauf im Zustand purchased kann erstattet werden, einmal, solange nichts von seinen Daten verbraucht ist (usedBalance ist 0) und er nicht abgelaufen ist. Von mehreren Paketen auf einem Datenguthaben werden die begonnenen zuerst verbraucht, in der Reihenfolge, in der sie enden; Pakete, die gleichzeitig oder nie enden, werden in der Reihenfolge ihres Verkaufs verbraucht. Ein Paket, das bei einem Lieferanten bestellt wurde, wird erstattet, wenn der Lieferant es zurücknimmt.',
  },
  activateActivatedItem: {
    summary: 'Die Gültigkeit eines Verkaufs starten',
    description:
      'Startet die Gültigkeit eines Datenguthabens, das noch nicht begonnen hat. Wird abgewiesen, wenn es schon gestartet wurde, abgelaufen ist oder erstattet wurde.',
  },
  sendActivatedItemLink: {
    summary: 'Dem Kunden den Link noch einmal senden',
    description:
      'Sendet dem Kunden eines Verkaufs den Link zur eSIM per E-Mail, auch wenn Nachrichten ausgeschaltet sind (updateNotifications). Eine Nachricht, die noch wartet, wird nicht doppelt gesendet. Über einen Verkauf werden höchstens fünf Nachrichten am Tag gesendet, innerhalb der Grenzen, die für alle Nachrichten an Kunden gelten; customerMail sagt, was daraus wird. Abgewiesen (409, not_mailable) wird ohne E-Mail-Adresse, nach einer Erstattung, und wenn es keine eSIM mehr gibt, die der Link öffnen würde. Ergänzung dieses Stores.',
  },
  getCustomerProfile: {
    summary: 'Das Profil eines Kunden über ein Share-Token',
    description:
      'Liefert die Daten der Profilseiten des Kunden und des Shops: alle Datenguthaben des Kunden. Das Token öffnet nur diesen Kunden, bis es endet oder der Reseller es widerruft (401), und höchstens 60-mal pro Minute (429).',
  },
  listCustomerSummaries: {
    summary: 'Kunden mit ihren Zahlen',
    description:
      'Liefert die Kunden des Resellers seitenweise, jeden mit seinen eSIMs, dem verbleibenden Volumen, dem letzten Verkauf und dem, was er bezahlt hat: alle, oder diejenigen mit einem Text in ihrer E-Mail-Adresse, in der Notiz eines Verkaufs oder in einer ICCID, oder mit dem Verkauf einer Nummer. Ergänzung dieses Stores.',
  },
  exportCustomers: {
    summary: 'Kunden als Datei',
    description:
      'Liefert alle Kunden oder diejenigen, die ein Text wie in ihrer Liste findet, die neuesten zuerst, als CSV (RFC 4180, UTF-8 mit Byte Order Mark): eine Kopfzeile, dann für jeden Kunden eine Zeile mit E-Mail-Adresse, Notiz, Land, eSIMs in Gebrauch, neuester ICCID, restlichem Datenvolumen, letztem Verkauf, der Summe der Verkaufspreise mit ihrer Währung und uid. Zeiten haben die Form YYYY-MM-DD HH:mm in der Zone von Device-TimeZone, die in der Kopfzeile steht. Texte sind in der Sprache von Locale; Trenn- und Dezimalzeichen sind die des Landes, wenn style nichts anderes sagt. Eine Zelle, die ein Tabellenprogramm als Formel lesen würde, beginnt mit einem Apostroph. Ergänzung dieses Stores.',
  },
  exportCustomersWorkbook: {
    summary: 'Kunden als Arbeitsmappe',
    description:
      'Liefert, was die CSV-Datei enthält, als Arbeitsmappe für Excel: Zeiten sind Zeiten, Beträge sind Zahlen, und alle anderen Zellen sind Text, gleich wie sie aussehen. Ergänzung dieses Stores.',
  },
  search: {
    summary: 'Kunden, eSIMs und Verkäufe zu einem Text',
    description:
      'Liefert je bis zu fünf Kunden, eSIMs und Verkäufe, die ein Text findet: Kunden nach einem Teil ihrer E-Mail-Adresse oder der Notiz eines Verkaufs, eSIMs nach mindestens vier Ziffern ihrer ICCID, nach ihrem ganzen Aktivierungscode oder nach einem Kurzlink ihres Reisenden und einen Verkauf nach seiner Nummer. Ergänzung dieses Stores.',
  },
  getCustomer: {
    summary: 'Ein Kunde',
    description:
      'Liefert einen Kunden mit allen Käufen und allen eSIMs, auch solchen, die nicht mehr verwendet werden dürfen. Ergänzung dieses Stores.',
  },
  replaceShareLinks: {
    summary: 'Die Links eines Kunden widerrufen',
    description:
      'Beendet alle Links zu den Seiten dieses Kunden und seiner eSIMs sofort und erzeugt neue, die 365 Tage gelten. Sie werden alle zusammen ersetzt, weil die Seiten eines Links zu den anderen führen. Ergänzung dieses Stores.',
  },
  getRevenue: {
    summary: 'Umsatz im Zeitverlauf',
    description:
      'Liefert den Umsatz von `from` (ohne Angabe 30 Tage vor `to`) bis `to` (ohne Angabe jetzt), zu Verkaufspreisen, in Schritten von einer Stunde, einem Tag oder 30 Tagen: insgesamt und für jeden der 50 meistverkauften Artikel des Inventars, mit Anzahl und Kosten dieser Verkäufe, dazu die Summen des gleich langen Zeitraums davor. Erstattete Verkäufe zählen nicht. Jeder Schritt hat einen Punkt, auch ohne Verkauf; der erste und der letzte Schritt können nur teilweise im Zeitraum liegen. Stunden und Tage beginnen nach der Zone von Device-TimeZone. Ein Zeitraum von mehr als 1.100 Schritten wird abgewiesen.',
  },
  getEsimProfile: {
    summary: 'Die Installationsdaten einer eSIM über ein Share-Token',
    description:
      'Liefert die Daten der Installationsseite: die Datenguthaben der Profildomain der eSIM, also alle, die diese eSIM nutzen kann. Das Token öffnet nur diese eSIM und ihren Kunden, bis es endet oder der Reseller es widerruft (401), und höchstens 60-mal pro Minute (429), beide Aufrufe zusammen.',
  },
  getTermsAndConditions: {
    summary: 'Geschäftsbedingungen',
    description:
      'Liefert die aktuellen Geschäftsbedingungen. Mit einem Token sagt die Antwort auch, ob der Reseller ihnen zustimmen muss.',
  },
  acceptTermsAndConditions: {
    summary: 'Den Geschäftsbedingungen zustimmen',
    description: 'Hält fest, dass der Reseller der aktuellen Fassung zustimmt. Eine ältere Fassung wird abgewiesen.',
  },
  getPrivacyPolicy: {
    summary: 'Datenschutzerklärung',
    description: 'Liefert die aktuelle Datenschutzerklärung.',
  },
} satisfies Record<string, OperationText>;
