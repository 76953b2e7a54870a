import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethodRef } from '#contract/operator/model/paymentMethodRef.ts';
import type { PaymentState } from '#contract/operator/model/paymentState.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { DeskSearch } from '../../components/DeskSearch.tsx';
import styles from '../../components/DeskFilters.module.css';
import { FilterChoice } from '../../components/FilterChoice.tsx';
import { PAYMENT_STATES } from './payment-states.ts';

export type ShownPayments = {
  /** What was typed so far. */
  search: string;
  /** Undefined for every state. */
  state: PaymentState | undefined;
  /** Id of a method; undefined for every one. */
  method: string | undefined;
};

export type PaymentFiltersProps = {
  /** Which payments are shown. */
  shown: ShownPayments;
  /** Called with what changed, at every keystroke and choice. */
  onShow: (change: Partial<ShownPayments>) => void;
  /** The methods to choose from. */
  methods: readonly PaymentMethodRef[];
};

/**
 * Which payments are shown.
 *
 * Use it above a PaymentTable.
 *
 * Keyboard: Tab reaches the search, then the two choices.
 */
export const PaymentFilters = ({ shown, onShow, methods }: PaymentFiltersProps): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const words = useServerWords();
  return (
    <search className={styles.filters}>
      <DeskSearch
        label={t('search')}
        placeholder={t('searchHint')}
        search={shown.search}
        onSearch={(search) => onShow({ search })}
      />
      <FilterChoice
        label={t('state')}
        any={t('anyState')}
        options={PAYMENT_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={shown.state}
        onChange={(state) => onShow({ state })}
      />
      <FilterChoice
        label={t('method')}
        any={t('anyMethod')}
        options={methods.map(({ id, name }) => ({ value: id, label: words(name) }))}
        value={shown.method}
        onChange={(method) => onShow({ method })}
      />
    </search>
  );
};
