import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ITEM_ID_SHOWN } from '#domain/limits.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';

export type ItemIdProps = {
  /** The whole id, a UUID. */
  id: string;
};

/**
 * The first characters of an item's id; copies all of it.
 *
 * Use it in lists of the inventory. Ids that are read to the end have a CopyField.
 */
export const ItemId = ({ id }: ItemIdProps): ReactElement => {
  const { t } = useTranslation('inventory');
  return (
    <CopyField label={t('columns.itemId')} isLabelHidden value={id} truncateAt={ITEM_ID_SHOWN} appearance="inline" />
  );
};
