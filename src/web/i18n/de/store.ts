import type { store as texts } from '../en/store.ts';
import type { Translation } from '../translation.ts';

export const store: Translation<typeof texts> = {
  title: 'Ihr Shop',
  subtitle: 'So steht es gerade.',
  overview: {
    credit: 'Guthaben',
    creditLink: 'Aufladen',
    inventory: 'Inventar',
    inventoryUnit_one: 'Paket im Regal',
    inventoryUnit_other: 'Pakete im Regal',
    inventoryLink: 'Inventar öffnen',
  },
};
