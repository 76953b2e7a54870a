import type { account as texts } from '../en/account.ts';
import type { Translation } from '../translation.ts';

export const account: Translation<typeof texts> = {
  title: 'Konto',
  menu: 'Seiten des Kontos',
  details: 'Kontodaten',
  logout: 'Abmelden',
  backToAccount: 'Konto',
  failed: 'Ihre Daten konnten nicht geladen werden',
  personal: 'Persönliche Daten und Rechnungsadresse',
  edit: 'Bearbeiten',
  editTitle: 'Ihre Daten bearbeiten',
  save: 'Speichern',
  saved: 'Ihre Daten wurden gespeichert.',
  saveFailed: 'Ihre Daten konnten nicht gespeichert werden',
  countryNeeded: 'Für Zahlungen brauchen wir das Land Ihrer Rechnungsadresse.',
  setCountry: 'Land angeben',
  incomplete: 'Geben Sie Vorname, Nachname und ein unterstütztes Land an.',
  security: {
    title: 'Sicherheit',
    password: 'Passwort ändern',
    passwordText: 'Meldet alle anderen Browser ab.',
    sessions: 'Wo Sie angemeldet sind',
    sessionsText: 'Sehen Sie, mit welchen Browsern Sie angemeldet sind, und melden Sie sie ab.',
  },
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    companyName: 'Firma',
    country: 'Land',
    taxId: 'Steuernummer',
    addressLine1: 'Adresszeile 1',
    addressLine2: 'Adresszeile 2',
    addressLine3: 'Adresszeile 3',
    postalCode: 'Postleitzahl',
    townOrDistrict: 'Ort',
  },
};
