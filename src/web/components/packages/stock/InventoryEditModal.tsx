import { type ReactElement, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { UpdateInventoryItemRequest } from '#contract/storefront/model/updateInventoryItemRequest.ts';
import { type InventoryEdit, inventoryEditRequest, lossAt, toInventoryEdit } from '#domain/inventory-edit.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { PackageName } from '../list/PackageName.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { usePackageTexts } from '../use-package-texts.ts';
import { inventoryEditSchema } from './inventory-edit-schema.ts';
import styles from './InventoryEditModal.module.css';

export type InventoryEditModalProps = {
  item: InventoryItem;
  onSave: (request: UpdateInventoryItemRequest) => unknown;
  onClose: () => void;
  isSaving?: boolean;
  /** Of an earlier visit. */
  draft?: FormDraft<InventoryEdit>;
};

/** The reseller's own name and retail price of an item. */
export const InventoryEditModal = (props: InventoryEditModalProps): ReactElement => {
  const { item, onSave, onClose, isSaving = false, draft } = props;
  const { t } = useTranslation(['inventory', 'common', 'errors']);
  const texts = usePackageTexts();
  const { money } = useFormat();
  const name = usePackageName()(item);
  const schema = useMemo(() => inventoryEditSchema(item), [item]);
  const form = useForm({ schema, defaultValues: toInventoryEdit(item, name), draft });
  const { control } = form;
  const cost = firstPrice(item.prices);
  const loss = lossAt(useWatch({ control, name: 'retailPrice.priceValue' }), item);
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
      {loss > 0 && (
        <Banner tone="warning">{t('inventory:edit.belowCost', { loss: money(loss, DEFAULT_CURRENCY) })}</Banner>
      )}
    </FormModal>
  );
};
