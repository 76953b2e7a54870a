import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopUp } from '#web/navigation/use-top-up.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { RefreshIcon } from '#web/ui/icons.ts';
import styles from './Choices.module.css';

type RefusedLinesProps = {
  /** How many lines were not sold. */
  count: number;
  /** Whether the credit did not cover some of them. */
  isCreditShort: boolean;
  /** How much credit they still lack, in its currency and in the reader's words; absent before it is known, and where they lack none. */
  missing: { amount: number; text: string } | undefined;
  /** They are being tried again. */
  isPending: boolean;
  /** Called to try them again. */
  onRetry: () => void;
};

/** Lines were not sold: what is missing, and what can be done about it. */
export const RefusedLines = (props: RefusedLinesProps): ReactElement => {
  const { count, isCreditShort, missing, isPending, onRetry } = props;
  const { t } = useTranslation('groupSale');
  const topUp = useTopUp();
  return (
    <Banner tone="warning" title={t('order.refused', { count })}>
      {missing === undefined ? t('order.refusedText', { count }) : t('order.missing', { amount: missing.text })}
      <div className={styles.choices}>
        {isCreditShort && (
          <Link {...topUp(missing?.amount ?? 0)} variant={missing === undefined ? 'secondary' : 'primary'}>
            {t('preview.topUp')}
          </Link>
        )}
        <Button
          variant={missing === undefined ? 'primary' : 'secondary'}
          icon={RefreshIcon}
          isPending={isPending}
          onPress={onRetry}
        >
          {t('order.retry')}
        </Button>
      </div>
    </Banner>
  );
};
