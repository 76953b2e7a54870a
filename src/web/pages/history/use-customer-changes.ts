import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isEmailInUse } from '#domain/customer.ts';
import { ApiError } from '#web/api/api-error.ts';
import { getGetActivatedItemQueryKey } from '#web/api/storefront/activations/activations.ts';
import { updateCustomer } from '#web/api/storefront/customers/customers.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export interface CustomerChanges {
  addEmail: (email: string) => void;
  isAddingEmail: boolean;
  setCountry: (code: string) => void;
  isSettingCountry: boolean;
}

/** What the reseller adds to a customer from a sale: either way the sale is read anew. */
export const useCustomerChanges = (soldItemId: string, customerUid: string, onDone: () => void): CustomerChanges => {
  const { t } = useTranslation(['history', 'pointOfSale']);
  const toast = useToast();
  const queries = useQueryClient();
  const onSettled = (): Promise<void> => {
    onDone();
    return queries.invalidateQueries({ queryKey: getGetActivatedItemQueryKey(soldItemId) });
  };
  const email = useMutation({
    mutationFn: (customerEmail: string) => updateCustomer(customerUid, { customerEmail }),
    onSuccess: () => toast.success(t('pointOfSale:addEmail.added')),
    onError: (error) => {
      const isInUse = error instanceof ApiError && isEmailInUse(error.problem);
      toast.error(isInUse ? t('pointOfSale:addEmail.inUse') : t('pointOfSale:addEmail.failed'));
    },
    onSettled,
  });
  const country = useMutation({
    mutationFn: (countryOfResidence: string) => updateCustomer(customerUid, { countryOfResidence }),
    onSuccess: () => toast.success(t('setCountry.success')),
    onError: () => toast.error(t('setCountryError')),
    onSettled,
  });
  return {
    addEmail: email.mutate,
    isAddingEmail: email.isPending,
    setCountry: country.mutate,
    isSettingCountry: country.isPending,
  };
};
