import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetActivatedItemQueryKey } from '#web/api/storefront/activations/activations.ts';
import { exportCustomer } from '#web/api/storefront/customers/customers.ts';
import { saveFile } from '#web/ui/actions/save-file.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

/** Saves everything that the store holds of a customer as a file. Not a query, so that the tab keeps none of it. */
export const useCustomerExport = (soldItemId: string, customerUid: string) => {
  const { t } = useTranslation('history');
  const toast = useToast();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      const data = await exportCustomer(customerUid);
      saveFile(`customer-${customerUid}.json`, 'application/json', JSON.stringify(data, null, 2));
      toast.success(t('export.saved'));
    } catch {
      toast.error(t('export.failed'));
      // The customer was erased in another tab: reading the sale again shows that.
      await queries.invalidateQueries({ queryKey: getGetActivatedItemQueryKey(soldItemId) });
    }
    setSaving(false);
  };
  return { save: () => void save(), isSaving };
};
