import type { emptyStore as texts } from '../en/empty-store.ts';
import type { Translation } from '../translation.ts';

export const emptyStore: Translation<typeof texts> = {
  hint: {
    title: 'Ihr Regal ist noch leer',
    text: 'Jeder Kanal verkauft, was in Ihrem Inventar steht. Nehmen Sie zuerst Pakete auf: Sie kosten nichts, bis Sie sie verkaufen.',
    link: 'Datenpakete ansehen',
  },
  bonus: {
    title: 'Ihr Willkommensbonus: {{amount}}',
    text: 'Er steckt in Ihrem Guthaben und bezahlt Ihre ersten Pakete, egal über welchen Kanal Sie sie verkaufen.',
    link: 'Guthaben ansehen',
  },
};
