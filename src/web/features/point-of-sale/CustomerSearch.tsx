import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { ExistingCustomer } from '#domain/buyer.ts';
import { type CustomerProposal, isEmailInUse } from '#domain/customer.ts';
import { replacementChoices } from '#domain/esim-replacement.ts';
import { profileDomains } from '#domain/profile-domain.ts';
import { useUpdateCustomer } from '#web/api/storefront/customers/customers.ts';
import { useFailureText } from '#web/api/use-problem-text.ts';
import { Form } from '#web/components/form/Form.tsx';
import { type FormOf, useForm } from '#web/components/form/use-form.ts';
import type { ScanModalProps } from '#web/components/scan/ScanModal.tsx';
import { currentTime } from '#web/device/assumed.ts';
import { paths } from '#web/navigation/paths.ts';
import { useCustomerProposals } from '#web/queries/use-customer-proposals.ts';
import { useScannedEsim } from '#web/queries/use-scanned-esim.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, lazyModal } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { packagesHref } from './addresses.ts';
import { CustomerProfileTable } from './components/CustomerProfileTable.tsx';
import {
  type CustomerSearch as Search,
  CustomerSearchFields,
  type CustomerSearchFieldsProps,
  customerSearchSchema,
} from './components/CustomerSearchFields.tsx';
import { MainAction } from '#web/components/page/MainAction.tsx';
import { Panel } from '#web/components/page/TillPanes.tsx';
import styles from './ExistingCustomerPage.module.css';
import { type CustomerKey, useCustomer } from './use-buyer.ts';

const NO_SEARCH: Search = { searchKey: 'EMAIL', searchQuery: '' };

/** The customer to look up: by the chosen proposal, or by a submitted ICCID. */
const keyOf = (
  searchKey: Search['searchKey'],
  chosen: CustomerProposal | undefined,
  submitted: string | undefined,
): CustomerKey | undefined => {
  if (searchKey === 'EMAIL') return chosen && { searchKey, searchQuery: chosen.email };
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
  /** The camera, while it is open. */
  scan: ScanModalProps | undefined;
};

/**
 * The search for an existing customer: the values of its fields, and the result.
 *
 * @param email The address to begin with.
 * @param iccid The number of the eSIM to look up at once.
 */
const useCustomerSearch = (email: string, iccid: string): CustomerSearchState => {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  const searched: Search =
    iccid === '' ? { ...NO_SEARCH, searchQuery: email } : { searchKey: 'ICCID', searchQuery: iccid };
  const [submitted, submit] = useState(iccid === '' ? undefined : iccid);
  const form = useForm({
    schema: customerSearchSchema,
    defaultValues: searched,
    onChange: () => submit(undefined),
  });
  const { control, reset } = form;
  const search = useWatch({ control }) as Search;
  const { proposals, guestSale, esims, chosen, onChoose, isLoading, isFailed, retry } = useCustomerProposals(
    search.searchQuery,
    search.searchKey === 'EMAIL',
  );
  const found = useCustomer(keyOf(search.searchKey, chosen, submitted));
  const [isScanning, setScanning] = useState(false);
  /** Goes over to the search by ICCID, with the answer for this one. */
  const lookUp = (found: string): void => {
    reset({ searchKey: 'ICCID', searchQuery: found });
    submit(found);
  };
  const read = useScannedEsim(({ iccid: scanned }) => {
    setScanning(false);
    lookUp(scanned);
  });
  return {
    form,
    search,
    fields: {
      control,
      onKeyChange: (searchKey) => reset({ searchKey, searchQuery: '' }),
      onScan: () => setScanning(true),
      proposals,
      guestSale,
      esims,
      isLoading,
      isFailed,
      uid: chosen?.uid ?? null,
      onChoose: (uid) => {
        // A guest is nobody to top up here: the page of the sale leads on.
        if (guestSale && uid === guestSale.uid) void navigate(paths.soldItem(uid));
        else if (uid !== null && esims.some(({ iccid: found }) => found === uid)) lookUp(uid);
        else onChoose(uid);
      },
      iccidError: submitted !== undefined && found.data === null ? t('validation.iccid') : undefined,
    },
    found,
    isFailed: isFailed || found.isError,
    retry: isFailed ? retry : () => void found.refetch(),
    submit,
    scan: isScanning ? { onRead: read, onClose: () => setScanning(false) } : undefined,
  };
};

const ScanModal = lazyComponent(async () => (await import('#web/components/scan/ScanModal.tsx')).ScanModal);
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
  /** The number of an eSIM, in a link that a traveller sends: it is looked up at once. */
  iccid?: string;
};

/** Finds the customer whose eSIM is topped up. */
export const CustomerSearch = ({ email, iccid = '' }: CustomerSearchProps): ReactElement => {
  const { t } = useTranslation(['pointOfSale', 'common']);
  const navigate = useNavigate();
  const toast = useToast();
  const formId = useId();
  const [isAddingEmail, setAddingEmail] = useState(false);
  const { form, search, fields, found, isFailed, retry, submit, scan } = useCustomerSearch(email, iccid);
  const details = found.data ?? undefined;
  const [isReplacing, setReplacing] = useState(false);
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
  const canReplace =
    details !== undefined && replacementChoices(details.relatedEsims, details.activatedItems, currentTime()).length > 0;
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
    // The packages decide whether a new eSIM is needed: one may have been replaced in the meantime.
    void navigate(packagesHref(toBuyer(details, searchQuery)));
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
            details &&
            (canTopUp || canReplace) && (
              <div className={styles.ways}>
                {canTopUp && (
                  <Link
                    variant="secondary"
                    size="large"
                    isFullWidth={isMobile}
                    href={packagesHref({ ...toBuyer(details, search.searchQuery), esim: 'new' })}
                  >
                    {t('newEsim.short')}
                  </Link>
                )}
                {canReplace && (
                  <Button size="large" isFullWidth={isMobile} onPress={() => setReplacing(true)}>
                    {t('replace.action')}
                  </Button>
                )}
              </div>
            )
          }
        >
          {label()}
        </MainAction>
      </Panel>
      {scan && <ScanModal {...scan} />}
      {isReplacing && details?.customer.uid !== undefined && (
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
