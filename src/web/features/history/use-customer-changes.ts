import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isEmailInUse } from '#domain/customer.ts';
import { getGetActivatedItemQueryKey } from '#web/api/storefront/activations/activations.ts';
import { useUpdateCustomer } from '#web/api/storefront/customers/customers.ts';
import { isLasting, useFailureText, useProblemText } from '#web/api/use-problem-text.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type CustomerChanges = {
  addEmail: (email: string) => void;
  isAddingEmail: boolean;
  setCountry: (code: string) => void;
  isSettingCountry: boolean;
  /** Why the country could not be set; the dialog stays. */
  countryFailure: string | undefined;
};

/** Adds the customer's missing data from a sale; afterwards the sale is read again. */
export const useCustomerChanges = (soldItemId: string, customerUid: string, onDone: () => void): CustomerChanges => {
  const { t } = useTranslation(['history', 'pointOfSale']);
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const readAgain = (): Promise<void> =>
    queries.invalidateQueries({ queryKey: getGetActivatedItemQueryKey(soldItemId) });
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
