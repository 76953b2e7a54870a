import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Margin } from '#domain/margin.ts';
import { DEFAULT_CURRENCY, type Money } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { CheckIcon } from '#web/ui/icons.ts';
import { MarginLabel } from './MarginLabel.tsx';
import styles from './PriceGuide.module.css';

export type PriceGuideProps = {
  /** At the typed price; undefined while that is no amount. */
  margin: Margin | undefined;
  /** What the catalogue recommends; undefined until it is known. */
  recommended: Money | undefined;
  /** The typed price is the recommended one. */
  isRecommended: boolean;
  /** Called with the recommended price when its chip is pressed. */
  onRecommended: (price: Money) => void;
};

/**
 * Below a retail price that is typed: what is left of a sale, the recommended price, and a warning below cost.
 *
 * Use it below the field of a retail price.
 *
 * Keyboard: Tab leads from the field to the chip, Enter takes its price.
 */
export const PriceGuide = ({ margin, recommended, isRecommended, onRecommended }: PriceGuideProps): ReactElement => {
  const { t } = useTranslation('inventory');
  const { money } = useFormat();
  return (
    <>
      <div className={styles.guide}>
        <div>
          <p className={styles.label}>{t('margin')}</p>
          <p className={styles.margin}>{margin ? <MarginLabel margin={margin} /> : '–'}</p>
        </div>
        {recommended && (
          <Button size="small" icon={isRecommended ? CheckIcon : undefined} onPress={() => onRecommended(recommended)}>
            {t('edit.recommended', { price: money(recommended.priceValue, recommended.currencyCode) })}
          </Button>
        )}
      </div>
      {margin && margin.amount < 0 && (
        <Banner tone="warning">{t('edit.belowCost', { loss: money(-margin.amount, DEFAULT_CURRENCY) })}</Banner>
      )}
    </>
  );
};
