import type { operatorToday as texts } from '../en/operator-today.ts';
import type { Translation } from '../translation.ts';

export const operatorToday: Translation<typeof texts> = {
  title: 'Heute',
};
