import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { EsimReplacement } from '#contract/storefront/model/esimReplacement.ts';
import type { ReplaceEsimRequest } from '#contract/storefront/model/replaceEsimRequest.ts';
import { saleOfLink } from '#domain/esim-replacement.ts';
import { useReplaceEsim } from '#web/api/storefront/activations/activations.ts';
import { useSearchCustomers } from '#web/api/storefront/customers/customers.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { paths } from '#web/navigation/paths.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { useReadLinkMail } from './use-link-mail.ts';

/** What a ReplaceEsimModal shows and does. */
type Replacement = {
  /** What the customer has; undefined until it is read. */
  details: CustomerDetails | undefined;
  /** When that was. */
  now: Date;
  newEsimHref: string;
  /** The new eSIM, once there is one. */
  result: EsimReplacement | undefined;
  /** The message with its link; undefined until it is known what became of it. */
  mail: ReturnType<typeof useReadLinkMail>;
  /** Shows an eSIM that took the place of another one before. */
  onShowNew: (replaced: EsimReplacement) => void;
  onSubmit: (iccid: string, data: ReplaceEsimRequest) => Promise<unknown>;
  isPending: boolean;
  /** Why the last try failed, or the customer could not be read. */
  failure: string | undefined;
  onCopied: () => void;
};

/** Gives a customer a new eSIM for an old one. Afterwards everything shown is read again. */
export const useEsimReplacement = (customerUid: string): Replacement => {
  const { t } = useTranslation('pointOfSale');
  const toast = useToast();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const customer = useSearchCustomers(
    { searchKey: 'UID', searchQuery: customerUid, searchMode: 'isExact', onlyActiveProfiles: false },
    {
      query: {
        select: ({ items }) => items[0],
        // Another tab may have replaced it a moment ago.
        staleTime: 0,
        refetchOnWindowFocus: 'always',
      },
    },
  );
  const { data, error, isPending, mutateAsync } = useReplaceEsim({
    mutation: { onSettled: () => queries.invalidateQueries() },
  });
  const [shown, show] = useState<EsimReplacement>();
  const result = data ?? shown;
  const now = new Date(customer.dataUpdatedAt);
  const sale = result && saleOfLink(result.esimProfile, customer.data?.activatedItems ?? [], now);
  const mail = useReadLinkMail(sale?.uid);
  const failed = error ?? customer.error;
  return {
    details: customer.data,
    now,
    newEsimHref: paths.pointOfSalePackages('existing', { customerUid, esim: 'new' }),
    result,
    mail,
    onShowNew: show,
    // The dialog shows a failure.
    onSubmit: (iccid, body) => mutateAsync({ iccid, data: body }).catch(() => undefined),
    isPending,
    failure: failed ? problemText(failed) : undefined,
    onCopied: () => toast.success(t('success.copied'), { isShort: true }),
  };
};
