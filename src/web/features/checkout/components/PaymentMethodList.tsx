import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethods } from '#contract/storefront/model/paymentMethods.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { SkeletonOf } from '#web/ui/feedback/SkeletonOf.tsx';
import { RadioList, type RadioOption } from '#web/ui/fields/RadioList.tsx';

type PaymentMethodListProps = {
  /** Undefined while they are being fetched. */
  methods: PaymentMethods | undefined;
  /** The chosen way; null while none is. */
  selectedId: string | null;
  /** Why no other way than the chosen one can be taken now. */
  lockedReason?: string | undefined;
  /** Called with the id of the newly chosen way. */
  onSelect: (id: string) => void;
};

const nothing = (): void => undefined;

/** Placeholders for the usual number of methods, the last of them with its description. */
const Loading = (): ReactElement => {
  const { t } = useTranslation('checkout');
  const description = t('balance.method');
  const options = ['a', 'b', 'c'].map((value): RadioOption => ({ value, label: value }));
  return (
    <SkeletonOf>
      <RadioList
        label={t('methods.label')}
        isLabelHidden
        appearance="card"
        options={[...options, { value: 'd', label: 'd', description }]}
        value={null}
        onChange={nothing}
      />
    </SkeletonOf>
  );
};

/**
 * The ways to pay, in the server's order, below a title that asks for one. None at all is said in place of the list.
 */
export const PaymentMethodList = ({
  methods,
  selectedId,
  lockedReason,
  onSelect,
}: PaymentMethodListProps): ReactElement => {
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
        ...(id !== selectedId && { disabledReason: lockedReason }),
      }))}
      value={selectedId}
      onChange={onSelect}
    />
  );
};
