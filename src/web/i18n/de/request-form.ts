import type { requestForm as texts } from '../en/request-form.ts';
import type { Translation } from '../translation.ts';

export const requestForm: Translation<typeof texts> = {
  channel: {
    title: 'Kanal anfragen',
    lead: 'Weitere Verkaufswege können Sie über ein Formular anfragen.',
    back: 'Zurück zu den Kanälen',
  },
  discount: {
    title: 'Mengenrabatt beantragen',
    lead: 'Einen Mengenrabatt können Sie über ein Formular beantragen.',
    back: 'Zurück zu den Preisen',
  },
  missing: 'Dieser Shop hat noch kein solches Formular',
  setting: 'Sein Betreiber kann eines ergänzen: Die Einstellung {{setting}} nimmt die Adresse des Formulars auf.',
};
