import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactElement, useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { UpdateInventoryItemRequest } from '#contract/storefront/model/updateInventoryItemRequest.ts';
import { type InventoryEdit, inventoryEditRequest, toInventoryEdit } from '#domain/inventory-edit.ts';
import { INVENTORY_NAME_LENGTH_MAX, RETAIL_PRICE_LENGTH_MAX } from '#domain/limits.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { PackageName } from '../list/PackageName.tsx';
import { usePackageTexts } from '../use-package-texts.ts';
import { inventoryEditSchema } from './inventory-edit-schema.ts';
import styles from './InventoryEditModal.module.css';

export interface InventoryEditModalProps {
  item: InventoryItem;
  onSave: (request: UpdateInventoryItemRequest) => void;
  onClose: () => void;
  isSaving?: boolean;
}

type FormProps = { form: ReturnType<typeof useForm<InventoryEdit>> };

const Fields = ({ form }: FormProps): ReactElement => {
  const { t } = useTranslation(['inventory', 'errors']);
  const { control, formState } = form;
  const isSubmitted = formState.submitCount > 0;
  return (
    <>
      <Controller
        control={control}
        name="name"
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <TextField
            label={t('inventory:edit.name')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            maxLength={INVENTORY_NAME_LENGTH_MAX}
            error={
              value.length > INVENTORY_NAME_LENGTH_MAX
                ? t('errors:validation.tooLong', { count: INVENTORY_NAME_LENGTH_MAX })
                : fieldState.error && t('errors:validation.required')
            }
            isErrorShown={isSubmitted || value.length > INVENTORY_NAME_LENGTH_MAX}
            autoComplete="off"
          />
        )}
      />
      <Controller
        control={control}
        name="retailPrice"
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <TextField
            label={t('inventory:edit.retailPrice')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputMode="decimal"
            maxLength={RETAIL_PRICE_LENGTH_MAX}
            end={DEFAULT_CURRENCY}
            error={fieldState.error && t('errors:validation.fiat')}
            isErrorShown={isSubmitted}
            autoComplete="off"
          />
        )}
      />
    </>
  );
};

/** The reseller's own name and retail price of an item. */
export const InventoryEditModal = ({
  item,
  onSave,
  onClose,
  isSaving = false,
}: InventoryEditModalProps): ReactElement => {
  const { t } = useTranslation(['inventory', 'common']);
  const formId = useId();
  const texts = usePackageTexts();
  const form = useForm<InventoryEdit>({
    resolver: zodResolver(inventoryEditSchema),
    defaultValues: toInventoryEdit(item),
    mode: 'onChange',
  });
  const isNameEmpty = useWatch({ control: form.control, name: 'name' }).trim() === '';
  const submit = form.handleSubmit((edit) => onSave(inventoryEditRequest(item, edit)));
  const footer = (
    <>
      <Button onPress={onClose}>{t('common:cancel')}</Button>
      <Button
        variant="primary"
        type="submit"
        form={formId}
        isPending={isSaving}
        disabledReason={isNameEmpty ? t('inventory:edit.nameMissing') : undefined}
      >
        {t('common:save')}
      </Button>
    </>
  );
  return (
    <Modal isOpen onClose={onClose} title={t('inventory:edit.title')} footer={footer}>
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <PackageName name={item.name} coverage={item} note={texts.holds(item)} />
        <Fields form={form} />
      </form>
    </Modal>
  );
};
