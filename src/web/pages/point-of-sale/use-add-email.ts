import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isEmailInUse } from '#domain/customer.ts';
import { ApiError } from '#web/api/api-error.ts';
import { updateCustomer } from '#web/api/storefront/customers/customers.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { CUSTOMERS } from './customer-queries.ts';

/** Gives a customer an e-mail address. Either way the modal closes and the customer is looked up anew. */
export const useAddEmail = (customerUid: string, onDone: () => void) => {
  const { t } = useTranslation('pointOfSale');
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (customerEmail: string) => updateCustomer(customerUid, { customerEmail }),
    onSuccess: () => toast.success(t('addEmail.added')),
    onError: (error) => {
      const isInUse = error instanceof ApiError && isEmailInUse(error.problem);
      toast.error(t(isInUse ? 'addEmail.inUse' : 'addEmail.failed'));
    },
    onSettled: () => {
      onDone();
      return queries.invalidateQueries({ queryKey: [CUSTOMERS] });
    },
  });
  return { addEmail: mutate, isPending };
};
