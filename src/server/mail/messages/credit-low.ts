import type { Minor } from '#domain/money.ts';
import { moneyIn } from './formats.ts';
import type { Message } from './message.ts';

/** A sale took the credit below the reseller's own mark. */
export type CreditLow = { credit: Minor; mark: Minor; currency: string };

export const creditLow: Message<CreditLow> = {
  en: ({ credit, mark, currency }, { publicUrl, language }) => ({
    subject: 'Your credit is running low',
    paragraphs: [
      `Your credit is ${moneyIn(language, credit, currency)} now, below your limit of ${moneyIn(language, mark, currency)}.`,
      'Top up in time: a sale that costs more than is left is refused.',
    ],
    action: { label: 'Top up credit', address: `${publicUrl}/credits` },
    note: 'You can change or turn off this message under Account, Notifications.',
  }),
  de: ({ credit, mark, currency }, { publicUrl, language }) => ({
    subject: 'Ihr Guthaben wird knapp',
    paragraphs: [
      `Ihr Guthaben beträgt jetzt ${moneyIn(language, credit, currency)} und liegt damit unter Ihrer Grenze von ${moneyIn(language, mark, currency)}.`,
      'Laden Sie es rechtzeitig auf: Verkäufe, die mehr kosten, als da ist, werden abgelehnt.',
    ],
    action: { label: 'Guthaben aufladen', address: `${publicUrl}/credits` },
    note: 'Diese Nachricht können Sie unter Konto, Benachrichtigungen ändern oder abschalten.',
  }),
};
