import type { requestForm as texts } from '../en/request-form.ts';
import type { Translation } from '../translation.ts';

export const requestForm: Translation<typeof texts> = {
  channel: {
    title: 'Kanal anfragen',
    lead: 'Schreiben Sie uns, wo Sie verkaufen möchten. Die Antwort finden Sie auf dieser Seite; sie kommt auch per E-Mail.',
    detail: 'Kanal oder Marktplatz',
    back: 'Vertriebskanäle',
  },
  discount: {
    title: 'Mengenrabatt beantragen',
    lead: 'Schreiben Sie uns, wie viel Sie verkaufen. Die Antwort finden Sie auf dieser Seite; sie kommt auch per E-Mail.',
    detail: 'Verkaufte Pakete im Monat',
    back: 'Preise',
  },
  write: 'Ihre Anfrage',
  known: 'Ihr Name, Ihre Firma und Ihre E-Mail-Adresse werden mitgeschickt.',
  message: 'Nachricht',
  send: 'Anfrage senden',
  done: 'Ihre Anfrage ist gesendet.',
  nextAt: 'Sie haben heute schon mehrere Anfragen gesendet. Die nächste können Sie ab {{at}} senden.',
  sent: {
    title: 'Gesendete Anfragen',
    at: 'Gesendet am {{at}}',
    open: 'Noch nicht beantwortet',
    answered: 'Beantwortet',
    answeredAt: 'Antwort vom {{at}}',
    monthlySales: 'Verkaufte Pakete im Monat: {{number}}',
  },
};
