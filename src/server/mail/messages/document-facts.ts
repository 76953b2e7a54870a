import type { Language } from '#domain/languages.ts';
import type { Minor } from '#domain/money.ts';
import { moneyIn } from './formats.ts';

/** What a message says as the document does that is attached to it. */
export type DocumentFacts = {
  /** Its day, in the seller's time zone. */
  issuedOn: string;
  /** Why no VAT is due. */
  vatNote?: string | undefined;
};

type Taxed = DocumentFacts & { vat: Minor; currency: string };

const names = {
  en: { vat: 'VAT', included: 'VAT included' },
  de: { vat: 'USt.', included: 'Darin enthaltene USt.' },
};

/** The VAT in the total, or why there is none: 0.00 alone looks like a mistake. */
export const vatFact = (language: Language, { vatNote, vat, currency }: Taxed): readonly [string, string] =>
  vatNote === undefined ? [names[language].included, moneyIn(language, vat, currency)] : [names[language].vat, vatNote];
