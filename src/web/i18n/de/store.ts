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
    sales: 'Verkäufe der letzten 3 Monate',
    salesUnit_one: 'Verkauf',
    salesUnit_other: 'Verkäufe',
    salesLink: 'Verkäufe öffnen',
  },
};
