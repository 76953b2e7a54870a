// Texts of the eSIM simulator. The server renders it, so they are not among the app's texts.
import type { EsimStep } from '#domain/esim-lifecycle.ts';
import type { Language } from '#domain/languages.ts';

const steps: Record<EsimStep, string> = {
  download: 'Download profile',
  install: 'Install profile',
  enable: 'Switch on',
  disable: 'Switch off',
  delete: 'Delete profile',
};

const en = {
  title: 'eSIM simulator',
  notice: 'eSIM simulator. No real phone, no real network.',
  state: 'State',
  network: 'Last network',
  steps,
  phone: 'On the phone',
  useData: 'Use data',
  megabytes: 'Data in MB',
  country: 'Country',
  used: 'Used: {size}',
  noneUsed: 'Nothing was used: no balance has data for this country.',
  nothingToUse: 'There is no balance to use.',
  deleted: 'This profile has been deleted from the phone.',
  balances: 'Balances',
  noBalances: 'None',
  unlimited: 'unlimited',
  left: '{left} of {size}',
  waits: 'starts at first use',
  inactive: 'not activated',
  expires: 'until {date}',
  unending: 'without end',
  unknownTitle: 'There is no such eSIM',
  unknownText: 'No sold eSIM has this ICCID.',
  toStore: 'Back to the store',
};

export type PhoneTexts = typeof en;

const de: PhoneTexts = {
  title: 'eSIM-Simulator',
  notice: 'eSIM-Simulator. Kein echtes Telefon, kein echtes Netz.',
  state: 'Zustand',
  network: 'Letztes Netz',
  steps: {
    download: 'Profil laden',
    install: 'Profil installieren',
    enable: 'Einschalten',
    disable: 'Ausschalten',
    delete: 'Profil löschen',
  },
  phone: 'Auf dem Telefon',
  useData: 'Daten verbrauchen',
  megabytes: 'Daten in MB',
  country: 'Land',
  used: 'Verbraucht: {size}',
  noneUsed: 'Nichts verbraucht: Kein Paket hat Daten für dieses Land.',
  nothingToUse: 'Es gibt kein Paket mit Daten.',
  deleted: 'Dieses Profil wurde vom Telefon gelöscht.',
  balances: 'Pakete',
  noBalances: 'Keines',
  unlimited: 'unbegrenzt',
  left: '{left} von {size}',
  waits: 'beginnt mit der ersten Nutzung',
  inactive: 'nicht aktiviert',
  expires: 'bis {date}',
  unending: 'ohne Ende',
  unknownTitle: 'Diese eSIM gibt es nicht',
  unknownText: 'Die ICCID gehört zu keiner verkauften eSIM.',
  toStore: 'Zurück zum Store',
};

export const phoneTexts: Readonly<Record<Language, PhoneTexts>> = { en, de };
