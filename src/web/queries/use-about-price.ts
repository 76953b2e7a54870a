import { useTranslation } from 'react-i18next';
import type { DisplayRate } from '#contract/storefront/model/displayRate.ts';
import { displayPrice } from '#domain/display-price.ts';
import type { Money } from '#domain/money.ts';
import { useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import { useFormat } from '#web/i18n/use-format.ts';

type AboutPrice = { about: string; rate: string };

/** Says a price at a rate, and of which day that is, or that it is made up; undefined where there is nothing to say. */
export const useAboutTexts = (): ((price?: Money, rate?: DisplayRate) => AboutPrice | undefined) => {
  const { t } = useTranslation('pointOfSale');
  const { money, date } = useFormat();
  return (price, rate) => {
    const shown = price && rate && displayPrice(price, rate);
    if (!shown) return undefined;
    return {
      about: t('summary.about', { price: money(shown.priceValue, shown.currencyCode) }),
      rate: rate.isSimulated ? t('summary.simulatedRate') : t('summary.rate', { date: date(rate.asOf) }),
    };
  };
};

/** The price in the reseller's second currency, and the day of its rate; undefined where none was chosen. */
export const useAboutPrice = (price: Money | undefined): AboutPrice | undefined => {
  const { data } = useGetSaleSuggestions();
  return useAboutTexts()(price, data?.displayRate);
};
