import type { ReactElement } from 'react';
import type { Price } from '#contract/storefront/model/price.ts';
import { useFormat } from '#web/i18n/use-format.ts';

/** An amount of money in a line of text; nothing where there is none. */
export const Amount = ({ price }: { price: Price | undefined }): ReactElement | null => {
  const { money } = useFormat();
  return price ? <data value={price.priceValue}>{money(price.priceValue, price.currencyCode)}</data> : null;
};
