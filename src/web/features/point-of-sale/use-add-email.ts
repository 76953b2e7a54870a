import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isEmailInUse } from '#domain/customer.ts';
import { useUpdateCustomer } from '#web/api/storefront/customers/customers.ts';
import { useFailureText } from '#web/api/use-problem-text.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

/**
 * Gives a customer an e-mail address. Either way the modal closes and the customer is looked up again.
 *
 * @param customerKey Of the query that found the customer.
 */
export const useAddEmail = (customerKey: QueryKey, onDone: () => void) => {
  const { t } = useTranslation('pointOfSale');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  return useUpdateCustomer({
    mutation: {
      onSuccess: () => toast.success(t('addEmail.added')),
      onError: (error) =>
        toast.error(failureText(error, t(isEmailInUse(error.problem) ? 'addEmail.inUse' : 'addEmail.failed'))),
      onSettled: () => {
        onDone();
        return queries.invalidateQueries({ queryKey: customerKey });
      },
    },
  });
};
