import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmailInUse } from '#domain/customer.ts';
import { exportCustomer, useUpdateCustomer } from '#web/api/storefront/customers/customers.ts';
import { isLasting, useFailureText, useProblemText } from '#web/api/use-problem-text.ts';
import { useSingleDownload } from '#web/ui/actions/use-single-call.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

type CustomerChanges = {
  addEmail: (email: string) => void;
  isAddingEmail: boolean;
  setCountry: (code: string) => void;
  isSettingCountry: boolean;
  /** Why the country could not be set; the dialog stays. */
  countryFailure: string | undefined;
};

/** Adds the customer's missing data; afterwards the page's data is read again. */
export const useCustomerChanges = (queryKey: QueryKey, customerUid: string, onDone: () => void): CustomerChanges => {
  const { t } = useTranslation(['history', 'pointOfSale']);
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const readAgain = (): Promise<void> => queries.invalidateQueries({ queryKey });
  const email = useUpdateCustomer({
    mutation: {
      onSuccess: () => toast.success(t('pointOfSale:addEmail.added')),
      onError: (error) => {
        const text = isEmailInUse(error.problem) ? 'pointOfSale:addEmail.inUse' : 'pointOfSale:addEmail.failed';
        toast.error(failureText(error, t(text)));
      },
      // ERR-013
      onSettled: () => {
        onDone();
        return readAgain();
      },
    },
  });
  const country = useUpdateCustomer({
    mutation: {
      onSuccess: () => {
        onDone();
        toast.success(t('setCountry.success'));
      },
      onError: (error) => {
        if (!isLasting(error)) toast.error(t('setCountryError'));
      },
      onSettled: readAgain,
    },
  });
  return {
    addEmail: (customerEmail) => email.mutate({ customerUid, data: { customerEmail } }),
    isAddingEmail: email.isPending,
    setCountry: (countryOfResidence) => country.mutate({ customerUid, data: { countryOfResidence } }),
    isSettingCountry: country.isPending,
    countryFailure: country.error ? problemText(country.error) : undefined,
  };
};

/** Saves everything that the store holds of a customer as a file. Not a query, so that the tab keeps none of it. */
export const useCustomerExport = (queryKey: QueryKey, customerUid: string) => {
  const { t } = useTranslation('history');
  const toast = useToast();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const save = useSingleDownload(async () => {
    setSaving(true);
    try {
      // Seldom pressed: what writes files comes with the first file.
      const [data, { saveFile }] = await Promise.all([
        exportCustomer(customerUid),
        import('#web/ui/actions/save-file.ts'),
      ]);
      saveFile(`customer-${customerUid}.json`, 'application/json', JSON.stringify(data, null, 2));
      toast.success(t('export.saved'));
    } catch (error) {
      toast.error(t('export.failed'));
      // The customer was erased in another tab: reading the page's data again shows that.
      await queries.invalidateQueries({ queryKey });
      throw error;
    } finally {
      setSaving(false);
    }
  });
  return { save, isSaving };
};
