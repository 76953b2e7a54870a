import type { ReactElement } from 'react';
import type { Price } from '#contract/storefront/model/price.ts';
import { useFormat } from '#web/i18n/use-format.ts';

type AmountProps = {
  /** A value in whole currency units, and its currency; undefined renders nothing. */
  price: Price | undefined;
};

/**
 * An amount of money in a line of text; nothing where there is none.
 *
 * Use it in sentences and lines of a purchase. In tables use PriceLabel, for the main number of a page Figure.
 *
 * Anatomy: the number with its currency, in the reader's language, in the colour and size of the text around it.
 *
 * Do:
 * - Pass an amount that the server computed.
 *
 * Don't:
 * - Use it for an amount that may be missing where its place must stay filled.
 */
export const Amount = ({ price }: AmountProps): ReactElement | null => {
  const { money } = useFormat();
  return price ? <data value={price.priceValue}>{money(price.priceValue, price.currencyCode)}</data> : null;
};
