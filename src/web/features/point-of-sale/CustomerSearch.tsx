import { keepPreviousData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { ExistingCustomer } from '#domain/buyer.ts';
import { type CustomerProposal, isCustomer, isEmailInUse, proposalOf, toProposals } from '#domain/customer.ts';
import { pastedEmail } from '#domain/mailbox.ts';
import { profileDomains } from '#domain/profile-domain.ts';
import { useSearchCustomers, useUpdateCustomer } from '#web/api/storefront/customers/customers.ts';
import { useFailureText } from '#web/api/use-problem-text.ts';
import { Form } from '#web/components/form/Form.tsx';
import { type FormOf, useForm } from '#web/components/form/use-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, lazyModal } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { packagesHref } from './addresses.ts';
import { CustomerProfileTable } from './components/CustomerProfileTable.tsx';
import {
  type CustomerSearch as Search,
  CustomerSearchFields,
  type CustomerSearchFieldsProps,
  customerSearchSchema,
} from './components/CustomerSearchFields.tsx';
import { MainAction } from './components/MainAction.tsx';
import { Panel } from './components/TillPanes.tsx';
import { type CustomerKey, searchFor, useCustomer } from './use-buyer.ts';

const DEBOUNCE_MS = 250;

const NO_SEARCH: Search = { searchKey: 'EMAIL', searchQuery: '' };
const NO_CUSTOMER = proposalOf('', []);

/** Proposals for the typed text; none are requested for an empty text or for a complete proposal. */
const useProposals = (
  { searchKey, searchQuery }: Search,
  chosen: CustomerProposal,
): { proposals: CustomerProposal[]; isFailed: boolean; retry: () => void } => {
  const settled = useDebounced(pastedEmail(searchQuery), DEBOUNCE_MS);
  const [known, setKnown] = useState<readonly CustomerDetails[]>([]);
  const proposalsOf = (found: readonly CustomerDetails[]) => toProposals(found.map(({ customer }) => customer));
  const isKnown = isCustomer(proposalOf(settled, proposalsOf(known)));
  const isWanted = searchKey === 'EMAIL' && !isCustomer(chosen) && !isKnown;
  const asked = isWanted ? settled : '';
  const { data, isError, refetch } = useSearchCustomers(
    searchFor({ searchKey: 'EMAIL', searchQuery: asked }, 'startsWith'),
    { query: { enabled: asked !== '', placeholderData: keepPreviousData, select: ({ items }) => items } },
  );
  if (data && data !== known) setKnown(data);
  return {
    proposals: searchQuery.trim() === '' ? [] : proposalsOf(data ?? known),
    isFailed: isWanted && isError,
    retry: () => void refetch(),
  };
};

/** The customer to look up: by the chosen proposal, or by a submitted ICCID. */
const keyOf = (
  searchKey: Search['searchKey'],
  chosen: CustomerProposal,
  submitted: string | undefined,
): CustomerKey | undefined => {
  if (searchKey === 'EMAIL') return isCustomer(chosen) ? { searchKey, searchQuery: chosen.email } : undefined;
  return submitted === undefined ? undefined : { searchKey, searchQuery: submitted };
};

type CustomerSearchState = {
  form: FormOf<Search, Search>;
  search: Search;
  fields: CustomerSearchFieldsProps;
  found: ReturnType<typeof useCustomer>;
  isFailed: boolean;
  retry: () => void;
  /** Looks an ICCID up. */
  submit: (iccid: string) => void;
};

/**
 * The search for an existing customer: the values of its fields, and the result.
 *
 * @param email The address to begin with.
 */
const useCustomerSearch = (email: string): CustomerSearchState => {
  const { t } = useTranslation('errors');
  const [picked, setPicked] = useState(NO_CUSTOMER);
  const [submitted, submit] = useState<string>();
  const form = useForm({
    schema: customerSearchSchema,
    defaultValues: { ...NO_SEARCH, searchQuery: email },
    onChange: () => {
      setPicked(NO_CUSTOMER);
      submit(undefined);
    },
  });
  const { control, reset } = form;
  const search = useWatch({ control }) as Search;
  const { proposals, isFailed, retry } = useProposals(search, picked);
  // A whole address, typed or pasted, needs no press.
  const chosen = isCustomer(picked) ? picked : proposalOf(pastedEmail(search.searchQuery), proposals);
  const found = useCustomer(keyOf(search.searchKey, chosen, submitted));
  return {
    form,
    search,
    fields: {
      control,
      onKeyChange: (searchKey) => reset({ searchKey, searchQuery: '' }),
      proposals,
      uid: isCustomer(chosen) ? chosen.uid : null,
      onChoose: (uid) => setPicked(proposals.find((proposal) => proposal.uid === uid) ?? NO_CUSTOMER),
      iccidError: submitted !== undefined && found.data === null ? t('validation.iccid') : undefined,
    },
    found,
    isFailed: isFailed || found.isError,
    retry: isFailed ? retry : () => void found.refetch(),
    submit,
  };
};

const ReplaceEsim = lazyComponent(async () => (await import('./ReplaceEsim.tsx')).ReplaceEsim);
const AddEmailModal = lazyModal(async () => (await import('#web/components/sales/AddEmailModal.tsx')).AddEmailModal);

/**
 * Gives a customer an e-mail address. Either way the modal closes and the customer is looked up again.
 *
 * @param customerKey Of the query that found the customer.
 */
const useAddEmail = (customerKey: QueryKey, onDone: () => void) => {
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

type CustomerSearchProps = {
  /** The address to begin with; empty without one. */
  email: string;
};

/** Finds the customer whose eSIM is topped up. */
export const CustomerSearch = ({ email }: CustomerSearchProps): ReactElement => {
  const { t } = useTranslation(['pointOfSale', 'common']);
  const navigate = useNavigate();
  const toast = useToast();
  const formId = useId();
  const [isAddingEmail, setAddingEmail] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  const { form, search, fields, found, isFailed, retry, submit } = useCustomerSearch(email);
  const details = found.data ?? undefined;
  const isMobile = useIsMobile();
  const { setFocus } = form;
  useEffect(() => {
    // On a phone the keyboard would cover the recent customers.
    if (!isMobile) setFocus('searchQuery');
  }, [isMobile, setFocus]);
  const isLooking = found.isLoading;
  const adding = useAddEmail(found.queryKey, () => setAddingEmail(false));
  const isByIccid = search.searchKey === 'ICCID';
  const canTopUp = details !== undefined && profileDomains(details.relatedEsims).length > 0;
  const toBuyer = ({ customer }: CustomerDetails, searchQuery: string): ExistingCustomer => ({
    type: 'existing',
    customerUid: customer.uid,
    ...(isByIccid && { iccid: searchQuery }),
  });
  const go = ({ searchQuery }: Search): void => {
    if (!details) {
      if (isByIccid) submit(searchQuery);
      return;
    }
    void navigate(packagesHref({ ...toBuyer(details, searchQuery), ...(!canTopUp && { esim: 'new' }) }));
  };
  const reason = (): string | undefined => {
    if (details) return undefined;
    if (isByIccid) return search.searchQuery === '' ? t('search.iccidMissing') : undefined;
    return t('search.customerMissing');
  };
  const label = (): string => {
    if (!details) return t(isByIccid ? 'search.submit' : 'search.topUp');
    return t(canTopUp ? 'search.topUp' : 'newEsim.action');
  };
  return (
    <>
      <Panel>
        <Card>
          <Form id={formId} form={form} onSubmit={go}>
            <CustomerSearchFields {...fields} />
          </Form>
        </Card>
        {isFailed && (
          <Banner tone="danger" action={<Button onPress={retry}>{t('common:tryAgain')}</Button>}>
            {t('search.failed')}
          </Banner>
        )}
        {(details || isLooking) && (
          <CustomerProfileTable
            details={details}
            onAddEmail={() => setAddingEmail(true)}
            isLoading={isLooking}
            onCopied={() => toast.success(t('success.copied'), { isShort: true })}
          />
        )}
        {details && !canTopUp && <Banner>{t('newEsim.noneLeft')}</Banner>}
        <MainAction
          type="submit"
          form={formId}
          isPending={isLooking}
          disabledReason={reason()}
          aside={
            details && (
              <>
                {canTopUp && (
                  <Link href={packagesHref({ ...toBuyer(details, search.searchQuery), esim: 'new' })}>
                    {t('newEsim.action')}
                  </Link>
                )}
                {details.relatedEsims.length > 0 && (
                  <Button size="large" isFullWidth={isMobile} onPress={() => setReplacing(true)}>
                    {t('replace.action')}
                  </Button>
                )}
              </>
            )
          }
        >
          {label()}
        </MainAction>
      </Panel>
      {details && isReplacing && (
        <ReplaceEsim
          customerUid={details.customer.uid}
          iccid={isByIccid ? search.searchQuery : undefined}
          onClose={() => setReplacing(false)}
        />
      )}
      <AddEmailModal
        key={details?.customer.uid}
        isOpen={isAddingEmail}
        onClose={() => setAddingEmail(false)}
        onSubmit={(customerEmail) =>
          details && adding.mutate({ customerUid: details.customer.uid, data: { customerEmail } })
        }
        isPending={adding.isPending}
      />
    </>
  );
};
