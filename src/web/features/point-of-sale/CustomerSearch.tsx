import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isEmailInUse } from '#domain/customer.ts';
import { profileDomains } from '#domain/profile-domain.ts';
import { useUpdateCustomer } from '#web/api/storefront/customers/customers.ts';
import { useFailureText } from '#web/api/use-problem-text.ts';
import { Form } from '#web/components/form/Form.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyModal } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { CustomerProfileTable } from './components/CustomerProfileTable.tsx';
import { type CustomerSearch as Search, CustomerSearchFields } from './components/CustomerSearchFields.tsx';
import { MainAction } from './components/MainAction.tsx';
import { Panel } from './components/Panel.tsx';
import { useCustomerSearch } from './use-customer-search.ts';

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

export type CustomerSearchProps = {
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
  const go = ({ searchQuery }: Search): void => {
    if (!details) {
      if (isByIccid) submit(searchQuery);
      return;
    }
    const query = { customerUid: details.customer.uid, ...(isByIccid && { iccid: searchQuery }) };
    if (canTopUp) void navigate(paths.pointOfSalePackages('existing', query));
  };
  const reason = (): string | undefined => {
    if (details) return canTopUp ? undefined : t('search.noEsim');
    if (isByIccid) return search.searchQuery === '' ? t('search.iccidMissing') : undefined;
    return t('search.customerMissing');
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
        <MainAction type="submit" form={formId} isPending={isLooking} disabledReason={reason()}>
          {isByIccid && !details ? t('search.submit') : t('search.topUp')}
        </MainAction>
      </Panel>
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
