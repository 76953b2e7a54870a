// Sales to groups, in German.
export const groups = {
  listGroupSales: {
    summary: 'Die Gruppenverkäufe der letzten 90 Tage',
    description:
      'Liefert die Gruppenverkäufe des Resellers, den neuesten zuerst, höchstens 20. Ergänzung dieses Stores.',
  },
  createGroupSale: {
    summary: 'Ein Paket an eine Gruppe verkaufen',
    description:
      'Hält eine Bestellung mit einem Paket für jede Zeile fest. Der Store verkauft die Zeilen dann nacheinander, jede auf einer neuen eSIM und genau einmal: Ein neuer Kunde oder Gast wird angelegt, ein bekannter Kunde bekommt eine weitere eSIM. Eine abgewiesene Zeile sagt, warum, und die anderen gehen weiter. Alle Zeilen haben die Preise der Bestellung; hat sich einer seit der Bestätigung geändert, wird nichts festgehalten (409). Wie es weitergeht, liefert getGroupSale. Ergänzung dieses Stores.',
  },
  quoteGroupSale: {
    summary: 'Was ein Gruppenverkauf kosten würde',
    description:
      'Liefert Preis, Bestand und Guthaben eines Gruppenverkaufs, wie sie jetzt sind, welche Zeilen abgewiesen würden, und ob die meisten seiner Reisenden das Paket in den letzten 24 Stunden bekommen haben. Verkauft nichts. Ergänzung dieses Stores.',
  },
  getGroupSale: {
    summary: 'Ein Gruppenverkauf mit dem Stand seiner Zeilen',
    description:
      'Liefert den Gruppenverkauf und was aus jeder Zeile bisher wurde. Wird 90 Tage aufbewahrt; was verkauft wurde, bleibt wie jeder Verkauf. Ergänzung dieses Stores.',
  },
  retryGroupSale: {
    summary: 'Die abgewiesenen Zeilen eines Gruppenverkaufs noch einmal versuchen',
    description:
      'Lässt die abgewiesenen Zeilen, und solche, die ein Lieferant nicht geliefert hat und die deshalb erstattet wurden, zu den Preisen der Bestellung noch einmal verkaufen. Verkaufte Zeilen bleiben, wie sie sind. Ergänzung dieses Stores.',
  },
  mailGroupSale: {
    summary: 'Die Links eines Gruppenverkaufs per E-Mail senden',
    description:
      'Sendet jedem Kunden des Gruppenverkaufs mit E-Mail-Adresse den Link zur eSIM, einmal: Ausgelassen werden Kunden, die den Link dieses Verkaufs schon bekommen haben, Erstattetes und eSIMs, die noch vorbereitet werden. Ergänzung dieses Stores.',
  },
};
