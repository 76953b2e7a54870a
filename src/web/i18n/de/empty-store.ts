import type { emptyStore as texts } from '../en/empty-store.ts';
import type { Translation } from '../translation.ts';

export const emptyStore: Translation<typeof texts> = {
  hint: {
    title: 'Ihr Inventar ist noch leer',
    text: 'Daraus verkauft jeder Kanal. Nehmen Sie zuerst Pakete auf: Sie kosten nichts, bis Sie sie verkaufen.',
    link: 'Datenpakete ansehen',
  },
  bonus: {
    title: 'Ihr Willkommensbonus: {{amount}}',
    text: 'Er gehört zu Ihrem Guthaben. Damit bezahlen Sie Ihre ersten Pakete, egal über welchen Kanal Sie sie verkaufen.',
    link: 'Guthaben ansehen',
  },
};
