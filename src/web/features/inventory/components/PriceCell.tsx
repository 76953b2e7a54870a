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
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { usePriceDoubt } from './use-price-doubt.ts';
import styles from './PriceCell.module.css';

const schema = zod.strictObject({ priceValue: amount(RetailPrice.shape.priceValue) });

type PriceCellProps = {
  /** Its price is edited. */
  item: InventoryItem;
  /** Called with the new price. Return whether it was saved: it is not where another price was saved elsewhere. */
  onSave: (priceValue: number) => Promise<boolean>;
  /** Called when the price was saved, was left as it is, or by Escape. */
  onClose: () => void;
};

/** The retail price of a row while it is typed: Enter or leaving the field saves it, Escape does not. */
export const PriceCell = ({ item, onSave, onClose }: PriceCellProps): ReactElement => {
  const { t } = useTranslation('inventoryPrices');
  const name = usePackageName()(item);
  const { money } = useFormat();
  const doubtAt = usePriceDoubt();
  const [doubtful, setDoubtful] = useState<number>();
  /** Typed here while another price was saved elsewhere. */
  const [unsaved, setUnsaved] = useState<number>();
  const [isSaving, setSaving] = useState(false);
  const held = firstPrice(item.retailPrices)?.priceValue ?? 0;
  const form = useForm({ schema, defaultValues: { priceValue: held.toFixed(2) } });
  const save = async (priceValue: number): Promise<void> => {
    setSaving(true);
    try {
      if (await onSave(priceValue)) return onClose();
      setDoubtful(undefined);
      setUnsaved(priceValue);
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
        if (doubtful !== undefined || unsaved !== undefined || isSaving || currentTarget.contains(relatedTarget))
          return;
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
      <ConfirmDialog
        isOpen={unsaved !== undefined}
        title={t('elsewhere.title', { name })}
        confirmLabel={t('elsewhere.save', { price: money(unsaved ?? 0, DEFAULT_CURRENCY) })}
        cancelLabel={t('elsewhere.keep', { price: money(held, DEFAULT_CURRENCY) })}
        isPending={isSaving}
        onConfirm={() => save(unsaved ?? held)}
        onCancel={onClose}
      >
        {t('elsewhere.text', { saved: money(held, DEFAULT_CURRENCY), typed: money(unsaved ?? 0, DEFAULT_CURRENCY) })}
      </ConfirmDialog>
    </div>
  );
};
