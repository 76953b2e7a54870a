import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceChange, PriceChanges } from '#domain/shown-price.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

type PriceChangedProps = {
  /** What the customer or the seller was to pay, and what it is now. */
  changes: PriceChanges;
  /** Goes on with the new prices; without it nothing can be done here. */
  onAccept?: (() => void) | undefined;
};

/**
 * The price changed after it was shown: both prices, and the button that goes on with the new one.
 *
 * Use it above the button that sells, which is inactive until the new price was accepted.
 *
 * Anatomy: a sentence for each price that changed, and the button.
 *
 * Keyboard: the button is in the order of the page.
 */
export const PriceChanged = ({ changes, onAccept }: PriceChangedProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const { collected, charged } = changes;
  const both = ({ before, now }: PriceChange) => ({
    before: money(before.priceValue, before.currencyCode),
    now: money(now.priceValue, now.currencyCode),
  });
  return (
    <Banner
      tone="danger"
      action={
        onAccept && (
          <Button size="small" onPress={onAccept}>
            {t('priceChange.accept')}
          </Button>
        )
      }
    >
      {collected && <p>{t('priceChange.collected', both(collected))}</p>}
      {charged && <p>{t('priceChange.charged', both(charged))}</p>}
    </Banner>
  );
};
