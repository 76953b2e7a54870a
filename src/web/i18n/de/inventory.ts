import type { inventory as english } from '../en/inventory.ts';
import type { Translation } from '../translation.ts';

export const inventory: Translation<typeof english> = {
  title: 'Inventar',
  label: 'Inventar',
  subtitle: 'Ihre Pakete unter Ihren Namen und zu Ihren Preisen.',
  unit_one: 'Paket',
  unit_other: 'Pakete',
  columns: {
    amount: 'Bestand',
    name: 'Name',
    coverage: 'Abdeckung',
    itemId: 'Artikel-ID',
    volume: 'Volumen',
    validity: 'Gültigkeit',
    purchasePrice: 'Einkaufspreis',
    retailPrice: 'Verkaufspreis',
    edit: 'Bearbeiten',
  },
  noStock: 'Kein eigener Bestand: Jeder Verkauf wird Ihrem Guthaben belastet',
  onCredit: 'auf Guthaben',
  legend: 'Auf Guthaben: Sie haben keinen eigenen Bestand, jeder Verkauf wird Ihrem Guthaben belastet.',
  margin: 'Marge',
  sell: 'Verkaufen',
  sellNamed: '{{name}} verkaufen',
  inactive: 'Nicht im Verkauf',
  editNamed: '{{name}} bearbeiten',
  empty: {
    title: 'Ihr Inventar ist leer',
    text: 'Wählen Sie die Pakete, die Sie verkaufen möchten. Das kostet nichts: Erst ein Verkauf wird Ihrem Guthaben belastet.',
    action: 'Pakete wählen',
  },
  noMatch: {
    title: 'Kein Paket passt zu diesen Filtern',
    text: 'Wählen Sie andere Filter oder setzen Sie sie zurück.',
  },
  failed: 'Ihr Inventar konnte nicht geladen werden.',
  edit: {
    title: 'Paket bearbeiten',
    name: 'Name',
    retailPrice: 'Verkaufspreis',
    recommended: 'Empfohlen: {{price}}',
    nameMissing: 'Bitte geben Sie einen Namen ein.',
    belowCost: 'Unter Einkaufspreis: Jeder Verkauf kostet Sie {{loss}}.',
    saved: 'Ihre Änderungen sind gespeichert.',
    notSaved: '„{{name}}“ ist unseres Wissens nicht gespeichert',
    again: 'Erneut bearbeiten',
    editFailed: 'Ihre Änderungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  },
  status: {
    success: { title: 'Inventar aktualisiert', text: 'Ihre Pakete können verkauft werden.' },
    pending: {
      title: 'Zahlung läuft',
      text: 'Ihre Pakete erscheinen hier, sobald die Zahlung bestätigt ist.',
    },
    error: { title: 'Das hat nicht geklappt', text: 'Ihr Inventar ist unverändert. Bitte versuchen Sie es erneut.' },
  },
};
