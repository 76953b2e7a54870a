import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { RetailPrice } from '#contract/storefront/zod/schemas/retailPrice.zod.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { Form } from '#web/components/form/Form.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { amount } from '#web/components/form/schemas.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { usePriceDoubt } from './use-price-doubt.ts';
import styles from './PriceCell.module.css';

const schema = zod.strictObject({ priceValue: amount(RetailPrice.shape.priceValue) });

type PriceCellProps = {
  /** Its price is edited. */
  item: InventoryItem;
  /** Called with the new price. Return the promise of the call. */
  onSave: (priceValue: number) => Promise<unknown>;
  /** Called when the price was saved, was left as it is, or by Escape. */
  onClose: () => void;
};

/** The retail price of a row while it is typed: Enter or leaving the field saves it, Escape does not. */
export const PriceCell = ({ item, onSave, onClose }: PriceCellProps): ReactElement => {
  const { t } = useTranslation('inventoryPrices');
  const name = usePackageName()(item);
  const doubtAt = usePriceDoubt();
  const [doubtful, setDoubtful] = useState<number>();
  const [isSaving, setSaving] = useState(false);
  const held = firstPrice(item.retailPrices)?.priceValue ?? 0;
  const form = useForm({ schema, defaultValues: { priceValue: held.toFixed(2) } });
  const save = async (priceValue: number): Promise<void> => {
    setSaving(true);
    try {
      await onSave(priceValue);
      onClose();
    } finally {
      setSaving(false);
    }
  };
  const submit = ({ priceValue }: { priceValue: number }): unknown => {
    if (priceValue === held) return onClose();
    if (doubtAt(priceValue, item) === undefined) return save(priceValue);
    return setDoubtful(priceValue);
  };
  const doubt = doubtful === undefined ? undefined : doubtAt(doubtful, item);
  return (
    <div
      role="presentation"
      className={styles.cell}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (doubtful !== undefined || isSaving || currentTarget.contains(relatedTarget)) return;
        currentTarget.querySelector('form')?.requestSubmit();
      }}
    >
      <Form form={form} onSubmit={submit} isPending={isSaving}>
        <MoneyField
          control={form.control}
          name="priceValue"
          label={t('priceOf', { name })}
          isLabelHidden
          currency={DEFAULT_CURRENCY}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a seller who changes the price starts in it
          autoFocus
        />
      </Form>
      <ConfirmDialog
        isOpen={doubt !== undefined}
        title={name}
        confirmLabel={doubt?.confirm ?? ''}
        isPending={isSaving}
        onConfirm={() => save(doubtful ?? held)}
        onCancel={() => setDoubtful(undefined)}
      >
        {doubt?.question}
      </ConfirmDialog>
    </div>
  );
};
