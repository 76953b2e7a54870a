import { type ReactElement, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { RetailPrice } from '#contract/storefront/zod/schemas/retailPrice.zod.ts';
import { UpdateInventoryItemRequest } from '#contract/storefront/zod/schemas/updateInventoryItemRequest.zod.ts';
import { type InventoryEdit, inventoryEditRequest, storedName, toInventoryEdit } from '#domain/inventory-edit.ts';
import { type Margin, marginAt } from '#domain/margin.ts';
import { ITEM_ID_SHOWN } from '#domain/limits.ts';
import { DEFAULT_CURRENCY, type Money } from '#domain/money.ts';
import { firstPrice, type PackageFacts } from '#domain/package.ts';
import { ChangedElsewhere } from '#web/components/form/ChangedElsewhere.tsx';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { amount, shownName, trimmed } from '#web/components/form/schemas.ts';
import { TextField } from '#web/components/form/TextField.tsx';
import { useElsewhere } from '#web/components/form/use-elsewhere.ts';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { PackageName } from '#web/components/packages/list/PackageName.tsx';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { CheckIcon } from '#web/ui/icons.ts';
import { usePriceDoubt } from './use-price-doubt.ts';
import styles from './InventoryEditModal.module.css';
import { MarginLabel } from './MarginLabel.tsx';

const { name } = UpdateInventoryItemRequest.shape;
const { priceValue, currencyCode } = RetailPrice.shape;

/**
 * Name and retail price as typed: both are required. The catalogue's name for a reader, which may be longer than a name
 * of the reseller's own, counts as the stored name.
 */
export const inventoryEditSchema = (item: PackageFacts) =>
  zod.strictObject({
    name: trimmed(
      zod.pipe(
        zod.pipe(
          zod.string(),
          zod.transform((typed) => storedName(typed, item)),
        ),
        shownName(name),
      ),
    ),
    retailPrice: zod.strictObject({ priceValue: amount(priceValue), currencyCode }),
  });

type PriceGuideProps = {
  /** At the typed price; undefined while that is not an amount. */
  margin: Margin | undefined;
  /** What the catalogue recommends; undefined until it is known. */
  recommended: Money | undefined;
  /** The typed price is the recommended one. */
  isRecommended: boolean;
  /** Called with the recommended price when its chip is pressed. */
  onRecommended: (price: Money) => void;
};

/** Below a retail price that is typed: what is left of a sale, the recommended price, and a warning below cost. */
const PriceGuide = ({ margin, recommended, isRecommended, onRecommended }: PriceGuideProps): ReactElement => {
  const { t } = useTranslation('inventory');
  const { money } = useFormat();
  return (
    <>
      <div className={styles.guide}>
        <div>
          <p className={styles.label}>{t('margin')}</p>
          <p className={styles.margin}>{margin ? <MarginLabel margin={margin} /> : '---'}</p>
        </div>
        {recommended && (
          <Button size="small" icon={isRecommended ? CheckIcon : undefined} onPress={() => onRecommended(recommended)}>
            {t('edit.recommended', { price: money(recommended.priceValue, recommended.currencyCode) })}
          </Button>
        )}
      </div>
      {margin && margin.amount < 0 && (
        <Banner tone="warning">{t('edit.belowCost', { loss: money(-margin.amount, DEFAULT_CURRENCY) })}</Banner>
      )}
    </>
  );
};

type InventoryEditModalProps = {
  /** The fields start with its name and its retail price. */
  item: InventoryItem;
  /** What the catalogue recommends; undefined until it is known. */
  recommended?: Money | undefined;
  /** Called with what has changed. Return the promise of the call, so that Save waits for it. */
  onSave: (request: UpdateInventoryItemRequest, version: string | undefined) => unknown;
  /** Reads the item as it is now. */
  readLatest: () => Promise<InventoryItem>;
  /** Called by Cancel, the close button, Escape and a press outside; after a question when something was typed. */
  onClose: () => void;
  /** The call is under way: Save waits. */
  isSaving?: boolean;
  /** The values of an earlier visit. */
  draft?: FormDraft<InventoryEdit>;
};

/** The reseller's own name and retail price of an item. */
export const InventoryEditModal = (props: InventoryEditModalProps): ReactElement => {
  const { item, recommended, onSave, readLatest, onClose, isSaving = false, draft } = props;
  const { t } = useTranslation(['inventory', 'common', 'errors']);
  const texts = usePackageTexts();
  const { money } = useFormat();
  const nameOf = usePackageName();
  const name = nameOf(item);
  const schema = useMemo(() => inventoryEditSchema(item), [item]);
  const form = useForm({ schema, defaultValues: toInventoryEdit(item, name), draft });
  const elsewhere = useElsewhere(form, {
    stored: item,
    toValues: (latest) => toInventoryEdit(latest, nameOf(latest)),
    readLatest,
  });
  const { control } = form;
  const doubtAt = usePriceDoubt();
  const cost = firstPrice(item.prices);
  const typed = useWatch({ control, name: 'retailPrice.priceValue' });
  const setPrice = (text: string): void =>
    form.setValue('retailPrice.priceValue', text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const typedName = useWatch({ control, name: 'name' });
  const isNameEmpty = typedName.trim() === '';
  return (
    <FormModal
      form={form}
      onSubmit={(edit) => elsewhere.save(edit, (sent, version) => onSave(inventoryEditRequest(item, sent), version))}
      doubt={({ retailPrice: { priceValue } }) => doubtAt(priceValue, item)}
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
      <CopyField label={t('inventory:columns.itemId')} value={item.id} truncateAt={ITEM_ID_SHOWN} appearance="inline" />
      <ChangedElsewhere
        elsewhere={elsewhere}
        typed={form.getValues()}
        describe={({ name: shownName, retailPrice: { priceValue: price } }) => [
          ['name', t('inventory:edit.name'), shownName.trim()],
          [
            'retailPrice',
            t('inventory:edit.retailPrice'),
            Number.isFinite(Number(price)) ? money(Number(price), DEFAULT_CURRENCY) : price,
          ],
        ]}
      />
    </FormModal>
  );
};
