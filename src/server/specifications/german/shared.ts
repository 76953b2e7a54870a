import type { OperationText } from './text.ts';

/** Operations that both documents describe in the same words. */
export const shared = {
  getVersion: {
    summary: 'Version des Servers',
    description: 'Liefert die Version des laufenden Servers und den Commit, aus dem er gebaut wurde.',
  },
  getInventoryItem: {
    summary: 'Ein Artikel des Inventars',
    description: 'Liefert einen Artikel aus dem Inventar des Resellers.',
  },
  registerActivation: {
    summary: 'Ein Paket an einen neuen Kunden verkaufen',
    description:
      'Verkauft einen Artikel des Inventars an einen neuen Kunden oder an einen Gast ohne E-Mail-Adresse, auf einer neuen eSIM. Eigener Bestand wird um eine Einheit verringert (Zustand activated); ohne eigenen Bestand wird der Einkaufspreis vom Guthaben abgebucht (Zustand purchased). An Kunden in RU, BY und KP wird nicht verkauft: userCountry weist sie ab (400).',
  },
  topUpActivation: {
    summary: 'Ein Paket an einen bestehenden Kunden verkaufen',
    description:
      'Verkauft einen Artikel des Inventars an einen bestehenden Kunden, auf ein Datenguthaben derselben Profildomain und ohne neue eSIM. Abgebucht wird wie bei register. Ohne customerProfileDomainId muss der Kunde genau eine Instanz einer Profildomain mit einer passenden aktiven eSIM haben: Bei mehreren wird der Aufruf abgewiesen (400), bei keiner ebenfalls (409). Zu einer zurückgezogenen eSIM passt kein Paket, ebenso wenig zu einer genannten Instanz, von der alles erstattet wurde (409). Ein Kunde, der in RU, BY oder KP wohnt oder gelöscht wurde, wird abgewiesen (409).',
  },
  replaceEsim: {
    summary: 'Einem Kunden eine neue eSIM anstelle einer alten geben',
    description:
      'Zieht eine eSIM zurück und gibt ihrem Kunden eine neue mit allem, was übrig ist: Daten und Tage laufen weiter wie bisher, und es wird nichts abgebucht. Die alte eSIM kann nicht mehr installiert, benutzt oder aufgeladen werden, und ihr Link führt zur neuen, außer wenn das Handy verloren oder gestohlen wurde (LOST): Dann enden alle bisherigen Links, weil sie auf diesem Handy sind, und ihre Seite sagt das. Geben Sie dem Kunden den neuen Link aus der Antwort. Eine eSIM wird einmal ersetzt, ihre Nachfolgerin kann wiederum ersetzt werden, fünfmal in 24 Stunden. Abgewiesen (409) wird eine eSIM, die ersetzt wurde (already_replaced), auf der alles erstattet wurde (esim_refunded), auf der nichts übrig ist (nothing_left), die fünfmal ersetzt wurde (replaced_too_often) oder deren Lieferant das, was übrig ist, auf der eSIM selbst führt (not_replaceable, isBalanceBound): Verkaufen Sie dann ein Paket mit einer neuen eSIM, und erstatten Sie, was nicht benutzt wurde. Webhooks vom Typ ESIM_STATUS melden beide. Ergänzung dieses Stores.',
  },
  getActivatedItem: {
    summary: 'Ein Verkauf',
    description: 'Liefert einen Verkauf mit seinem Kunden und dessen eSIMs aus derselben Instanz der Profildomain.',
  },
  searchCustomers: {
    summary: 'Kunden finden',
    description:
      'Liefert die Kunden des Resellers, deren E-Mail-Adresse, uid oder ICCID passt, ohne Rücksicht auf Groß- und Kleinschreibung, die beste Übereinstimmung zuerst und seitenweise.',
  },
  updateCustomer: {
    summary: 'E-Mail-Adresse und Land setzen',
    description:
      'Ändert die angegebenen Felder; die E-Mail-Adresse wird in Kleinbuchstaben gespeichert. Die E-Mail-Adresse eines anderen Kunden des Resellers wird abgewiesen, ebenso jede Änderung eines Kunden, der gelöscht wurde.',
  },
  exportCustomer: {
    summary: 'Alles, was über einen Kunden gespeichert ist',
    description:
      'Liefert alles, was der Store über den Kunden gespeichert hat, als Datei, für eine Person, die danach fragt (DSGVO, Artikel 15 und 20): personenbezogene Daten, Verkäufe, die eSIMs mit ihren letzten Standorten und die Ereignisse, die an Webhooks gesendet wurden. Ein gelöschter Kunde wird nicht gefunden. Ergänzung dieses Stores.',
  },
  eraseCustomer: {
    summary: 'Die Person hinter einem Kunden löschen',
    description:
      'Löscht die personenbezogenen Daten des Kunden (DSGVO, Artikel 17) endgültig: E-Mail-Adresse und Land; Metatag, Adresse und Land jedes Verkaufs; das Gerät und die Aufenthaltsorte seiner eSIMs; seine Ereignisse, auch solche, die noch zu senden sind; und dieselben Daten in den gespeicherten Antworten zu Idempotenzschlüsseln. Die eSIMs des Kunden enden, und seine Links funktionieren nicht mehr. Suchen und Listen enthalten den Kunden nicht mehr, und ihm kann nichts verkauft und an ihm nichts geändert werden (409). Die Verkäufe bleiben mit ihren Preisen und den Nummern ihrer eSIMs erhalten, ebenso Buchungen, Rechnungen und das Änderungsprotokoll. Ein Kunde, der schon gelöscht wurde, bleibt gelöscht. Ergänzung dieses Stores.',
  },
  getConnectivityStatus: {
    summary: 'Ob und wo eine eSIM verbunden ist',
    description: 'Liefert, wann, wo und in welchem Netz die eSIM zuletzt gesehen wurde, und den Zustand ihres Profils.',
  },
} satisfies Record<string, OperationText>;
