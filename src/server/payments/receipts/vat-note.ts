// Why the VAT of an invoice or a credit note is what it is.
import type { Language } from '#domain/languages.ts';
import { type VatBasis, vatOf } from '#domain/vat.ts';
import { vatTerritoryName } from '#domain/vat-territories.ts';
import type { Formats } from '../../documents/formats.ts';
import type { Recipient } from './receipt.ts';
import type { SharedTexts } from './texts.ts';

/** What the document says about the tax of its recipient. */
export type Taxed = { vatBps: number; vatBasis: VatBasis | null; recipient: Recipient };

/**
 * Why the rate is what it is. What an earlier release charged without tax is explained where it can be: it took anything that was
 * typed for a VAT number, and a document must not claim a reverse charge for "n/a".
 */
export const basisOf = ({ vatBps, vatBasis, recipient }: Taxed): VatBasis => {
  if (vatBasis) return vatBasis;
  return vatBps === 0 ? vatOf(recipient, '').basis : { kind: 'CHARGED' };
};

type Written = { text: SharedTexts; formats: Formats; language: Language };

/** Why no tax is due, which the document must say. */
export const vatNote = (taxed: Taxed, { text, formats, language }: Written): string | undefined => {
  const basis = basisOf(taxed);
  if (basis.kind === 'REVERSE_CHARGE') return text.reverseCharge;
  if (basis.kind === 'CHARGED') return undefined;
  const place =
    basis.territory === undefined
      ? formats.country(taxed.recipient.country)
      : vatTerritoryName(basis.territory, language);
  return text.outside.replace('{place}', place);
};
