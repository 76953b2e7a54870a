import { useQueryClient } from '@tanstack/react-query';
import type { CustomerMailState } from '#contract/storefront/model/customerMailState.ts';
import {
  getGetActivatedItemQueryKey,
  useGetActivatedItem,
  useSendActivatedItemLink,
} from '#web/api/storefront/activations/activations.ts';
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

/**
 * The same, with what became of the newest message; undefined until that is known.
 *
 * @param saleId Undefined where there is no sale that a message could be about.
 */
export const useReadLinkMail = (
  saleId: string | undefined,
): (LinkMail & { state: CustomerMailState | undefined }) | undefined => {
  const { data } = useGetActivatedItem(saleId ?? '', { query: { enabled: saleId !== undefined } });
  const mail = useLinkMail(saleId ?? '');
  return data && { state: data.customerMail, ...mail };
};
