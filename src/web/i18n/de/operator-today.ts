import type { operatorToday as texts } from '../en/operator-today.ts';
import type { Translation } from '../translation.ts';

export const operatorToday: Translation<typeof texts> = {
  title: 'Heute',
  period: 'Tage',
  periods: { today: 'Heute', week: '7 Tage', month: '30 Tage' },
  sales: 'Verkäufe',
  revenue: 'Umsatz',
  cost: 'Kosten',
  unknownCosts: 'Ohne {{number}} Verkäufe mit unbekannten Kosten',
  margin: 'Marge',
  newResellers: 'Neue Wiederverkäufer',
  attention: 'Zu klären',
  look: 'Liste zeigen',
  credit: 'Offenes Guthaben',
  leftAt: 'Guthaben bei {{supplier}}',
  toldAt: 'Stand: {{at}}',
};
