import { type ReactElement, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { UpdateInventoryItemRequest } from '#contract/storefront/model/updateInventoryItemRequest.ts';
import { type InventoryEdit, inventoryEditRequest, toInventoryEdit } from '#domain/inventory-edit.ts';
import { marginAt } from '#domain/margin.ts';
import { DEFAULT_CURRENCY, type Money } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { PackageName } from '#web/components/packages/list/PackageName.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { inventoryEditSchema } from './inventory-edit-schema.ts';
import styles from './InventoryEditModal.module.css';
import { PriceGuide } from './PriceGuide.tsx';

export type InventoryEditModalProps = {
  /** The fields start with its name and its retail price. */
  item: InventoryItem;
  /** What the catalogue recommends; undefined until it is known. */
  recommended?: Money | undefined;
  /** Called with what has changed. Return the promise of the call, so that Save waits for it. */
  onSave: (request: UpdateInventoryItemRequest) => unknown;
  /** Called by Cancel, the close button, Escape and a press outside; after a question when something was typed. */
  onClose: () => void;
  /** The call is under way: Save waits. */
  isSaving?: boolean;
  /** Of an earlier visit. */
  draft?: FormDraft<InventoryEdit>;
};

/**
 * The reseller's own name and retail price of an item.
 *
 * Use it from a row of the inventory.
 *
 * Keyboard: Enter saves.
 */
export const InventoryEditModal = (props: InventoryEditModalProps): ReactElement => {
  const { item, recommended, onSave, onClose, isSaving = false, draft } = props;
  const { t } = useTranslation(['inventory', 'common', 'errors']);
  const texts = usePackageTexts();
  const { money } = useFormat();
  const name = usePackageName()(item);
  const schema = useMemo(() => inventoryEditSchema(item), [item]);
  const form = useForm({ schema, defaultValues: toInventoryEdit(item, name), draft });
  const { control } = form;
  const cost = firstPrice(item.prices);
  const typed = useWatch({ control, name: 'retailPrice.priceValue' });
  const setPrice = (text: string): void =>
    form.setValue('retailPrice.priceValue', text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const isNameEmpty = useWatch({ control, name: 'name' }).trim() === '';
  return (
    <FormModal
      form={form}
      onSubmit={(edit) => onSave(inventoryEditRequest(item, edit))}
      isPending={isSaving}
      className={styles.form}
      title={t('inventory:edit.title')}
      onClose={onClose}
      submitLabel={t('common:save')}
      disabledReason={isNameEmpty ? t('inventory:edit.nameMissing') : undefined}
    >
      <PackageName name={name} coverage={item} note={texts.holds(item)} />
      <TextField control={control} name="name" label={t('inventory:edit.name')} autoComplete="off" />
      <MoneyField
        control={control}
        name="retailPrice.priceValue"
        label={t('inventory:edit.retailPrice')}
        currency={DEFAULT_CURRENCY}
        description={cost && `${t('inventory:columns.purchasePrice')}: ${money(cost.priceValue, cost.currencyCode)}`}
        // VAL-008 has one message for both.
        faults={{ tooManyDecimals: t('errors:validation.fiat') }}
      />
      <PriceGuide
        margin={marginAt(typed, item)}
        recommended={recommended}
        isRecommended={recommended !== undefined && Number(typed) === recommended.priceValue}
        onRecommended={(price) => setPrice(price.priceValue.toFixed(2))}
      />
    </FormModal>
  );
};
