import { useState } from 'react';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { contactWays } from '#domain/contact-ways.ts';
import { isRateOf } from '#domain/display-price.ts';
import { useGetBrand } from '#web/api/storefront/account/account.ts';
import { useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useAboutTexts } from './use-about-price.ts';

type Sold = Pick<SoldItem, 'retailPrice' | 'salesDate'>;

/** One that was uploaded, and the colour that it was drawn for. */
type Logo = { address: string; ground: string | undefined };

/** What of a Slip does not say which eSIM it is. */
type PrintedSlip = {
  /** Counts the presses: a Slip prints itself at each. 0 until the shop and the price are known. */
  prints: number;
  /** Whether it is known and wanted: it is then also what the browser itself prints. */
  isReady: boolean;
  /** The shop, as travellers know it; without it where it could not be read. */
  shop: { name: string; contacts: string[]; logo: Logo | undefined } | undefined;
  /** What was paid, and about what that was in the second currency on that day. */
  price: string[];
};

/**
 * Prints what is given to customers, a slip of a sale for one: the shop on it is read at the first press.
 *
 * @param isAhead Reads it at once, so that the browser's own command prints the slip too.
 */
export const useSlip = (sale?: Sold, isAhead = false): { print: () => void; slip: PrintedSlip } => {
  const [prints, setPrints] = useState(0);
  const { money } = useFormat();
  const aboutOf = useAboutTexts();
  const isWanted = isAhead || prints > 0;
  const { data, isPending } = useGetBrand({ query: { enabled: isWanted } });
  const suggestions = useGetSaleSuggestions(undefined, { query: { enabled: isWanted && sale !== undefined } });
  const rate = suggestions.data?.displayRate;
  const paid = sale?.retailPrice;
  const about = sale && rate && isRateOf(rate, sale.salesDate) ? aboutOf(paid, rate) : undefined;
  const logo = data?.uploadedLogoUrl;
  const isKnown = !isPending && !suggestions.isLoading;
  return {
    print: () => setPrints((before) => before + 1),
    slip: {
      prints: isKnown ? prints : 0,
      isReady: isWanted && isKnown,
      shop: data && {
        name: data.shownInstead ?? data.name ?? data.defaultName,
        contacts: contactWays(data).map(({ label }) => label),
        logo: logo === undefined ? undefined : { address: logo, ground: data.headerColor },
      },
      price: paid ? [money(paid.priceValue, paid.currencyCode), ...(about ? [about.about, about.rate] : [])] : [],
    },
  };
};
