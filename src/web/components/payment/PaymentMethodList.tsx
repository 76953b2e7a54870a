import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethods } from '#contract/storefront/model/paymentMethods.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { RadioList } from '#web/ui/fields/RadioList.tsx';
import styles from './PaymentMethodList.module.css';

export type PaymentMethodListProps = {
  /** Undefined while they are being fetched. */
  methods: PaymentMethods | undefined;
  selectedId: string | null;
  onSelect: (id: string) => void;
};

/** As many as a store usually has. */
const SKELETONS = ['a', 'b', 'c', 'd'];

const Loading = (): ReactElement => (
  <div className={styles.loading} aria-hidden>
    {SKELETONS.map((key) => (
      <Skeleton key={key} shape="block" height="3.125rem" />
    ))}
  </div>
);

/** The ways to pay, in the server's order, below a title that asks for one. None at all is said in place of the list. */
export const PaymentMethodList = ({ methods, selectedId, onSelect }: PaymentMethodListProps): ReactElement => {
  const { t } = useTranslation('checkout');
  const words = useServerWords();
  if (methods === undefined) return <Loading />;
  if (methods.length === 0) return <Banner tone="warning">{t('methods.missing')}</Banner>;
  return (
    <RadioList
      label={t('methods.label')}
      isLabelHidden
      appearance="card"
      options={methods.map(({ id, name, isCustomPaymentMethod }) => ({
        value: id,
        label: words(name ?? id),
        ...(isCustomPaymentMethod && { description: t('balance.method') }),
      }))}
      value={selectedId}
      onChange={onSelect}
    />
  );
};
