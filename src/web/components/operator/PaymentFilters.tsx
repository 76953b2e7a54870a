import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethodRef } from '#contract/operator/model/paymentMethodRef.ts';
import type { PaymentState } from '#contract/operator/model/paymentState.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import styles from './PaymentFilters.module.css';
import { useTypedText } from './use-typed-text.ts';
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

const LONGEST_SEARCH = 254;
const ANY = 'ANY';

/**
 * Which payments are shown.
 *
 * Use it above a PaymentTable.
 *
 * Keyboard: Tab reaches the search, then the two choices.
 */
export const PaymentFilters = ({ shown, onShow, methods }: PaymentFiltersProps): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const [typed, type] = useTypedText(shown.search, (search) => onShow({ search }));
  const words = useServerWords();
  return (
    <search className={styles.filters}>
      <TextField
        label={t('search')}
        placeholder={t('searchHint')}
        type="search"
        inputMode="search"
        maxLength={LONGEST_SEARCH}
        icon={SearchIcon}
        value={typed}
        onChange={type}
      />
      <Select
        label={t('state')}
        options={[
          { value: ANY, label: t('anyState') },
          ...PAYMENT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
        value={shown.state ?? ANY}
        onChange={(chosen) => onShow({ state: PAYMENT_STATES.find((state) => state === chosen) })}
      />
      <Select
        label={t('method')}
        options={[
          { value: ANY, label: t('anyMethod') },
          ...methods.map(({ id, name }) => ({ value: id, label: words(name) })),
        ]}
        value={shown.method ?? ANY}
        onChange={(chosen) => onShow({ method: chosen === ANY || chosen === null ? undefined : chosen })}
      />
    </search>
  );
};
