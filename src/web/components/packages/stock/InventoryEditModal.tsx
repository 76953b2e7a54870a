import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { UpdateInventoryItemRequest } from '#contract/storefront/model/updateInventoryItemRequest.ts';
import { inventoryEditRequest, toInventoryEdit } from '#domain/inventory-edit.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { PackageName } from '../list/PackageName.tsx';
import { usePackageTexts } from '../use-package-texts.ts';
import { inventoryEditSchema } from './inventory-edit-schema.ts';
import styles from './InventoryEditModal.module.css';

export type InventoryEditModalProps = {
  item: InventoryItem;
  onSave: (request: UpdateInventoryItemRequest) => unknown;
  onClose: () => void;
  isSaving?: boolean;
};

/** The reseller's own name and retail price of an item. */
export const InventoryEditModal = (props: InventoryEditModalProps): ReactElement => {
  const { item, onSave, onClose, isSaving = false } = props;
  const { t } = useTranslation(['inventory', 'common', 'errors']);
  const texts = usePackageTexts();
  const form = useForm({ schema: inventoryEditSchema, defaultValues: toInventoryEdit(item) });
  const { control } = form;
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
      <PackageName name={item.name} coverage={item} note={texts.holds(item)} />
      <TextField control={control} name="name" label={t('inventory:edit.name')} autoComplete="off" />
      <MoneyField
        control={control}
        name="retailPrice.priceValue"
        label={t('inventory:edit.retailPrice')}
        currency={DEFAULT_CURRENCY}
        // VAL-008 has one message for both.
        faults={{ tooManyDecimals: t('errors:validation.fiat') }}
      />
    </FormModal>
  );
};
