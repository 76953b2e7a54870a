import { useQueryClient } from '@tanstack/react-query';
import { getGetActivatedItemQueryKey, useSendActivatedItemLink } from '#web/api/storefront/activations/activations.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';

/** What a MailedLink does. */
type LinkMail = {
  onSend: () => void;
  isPending: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
};

/**
 * Emails the customer of a sale the link; the sale then says what becomes of the message.
 *
 * @param saleId By which the page reads the sale.
 */
export const useLinkMail = (saleId: string): LinkMail => {
  const queries = useQueryClient();
  const problemText = useProblemText();
  const { mutate, isPending, error } = useSendActivatedItemLink({
    mutation: { onSuccess: (sale) => queries.setQueryData(getGetActivatedItemQueryKey(saleId), sale) },
  });
  return {
    onSend: () => mutate({ id: saleId }),
    isPending,
    failure: error ? problemText(error) : undefined,
  };
};
