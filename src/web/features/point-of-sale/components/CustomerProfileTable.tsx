import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import { hasUnlimited } from '#domain/balance.ts';
import { isInUse } from '#domain/esim.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { InlineAction } from '#web/components/sales/InlineAction.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { FactList } from '#web/ui/data/FactList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';

/** Counts eSIMs the way the list of customers does. */
const devicesOf = ({ relatedEsims }: CustomerDetails): number => relatedEsims.filter(isInUse).length;

type CustomerDetailsModalProps = {
  /** The customer as the search found it. */
  details: CustomerDetails;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** Called after a value was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
};

/** All details of the found customer. */
const CustomerDetailsModal = ({ details, isOpen, onClose, onCopied }: CustomerDetailsModalProps): ReactElement => {
  const { t } = useTranslation(['pointOfSale', 'common']);
  const { country, number } = useFormat();
  const texts = usePackageTexts();
  const { customer, totalAvailableBalance, activatedItems } = details;
  const none = t('common:noValue');
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('customer.heading')}>
      <FactList
        facts={[
          {
            key: 'email',
            label: t('customer.email'),
            value: customer.email ? <EmailAddress address={customer.email} /> : none,
          },
          {
            key: 'country',
            label: t('customer.country'),
            value: customer.countryOfResidence ? country(customer.countryOfResidence) : none,
          },
          {
            key: 'balance',
            label: t('customer.balance'),
            value: texts.available(totalAvailableBalance, hasUnlimited(activatedItems)),
          },
          { key: 'devices', label: t('customer.devices'), value: number(devicesOf(details)) },
          {
            key: 'profile',
            label: t('customer.profile'),
            value: (
              <CopyField
                label={t('customer.profile')}
                isLabelHidden
                value={customer.profileUrl}
                appearance="inline"
                onCopied={onCopied}
              />
            ),
            isWide: true,
          },
        ]}
      />
    </Modal>
  );
};

type CustomerProfileTableProps = {
  /** Shows a placeholder of the same height without one. */
  details: CustomerDetails | undefined;
  /** Opens the dialog that asks for the missing address. */
  onAddEmail: () => void;
  /** The customer is being looked up: the placeholder moves. */
  isLoading?: boolean;
  /** Called after a value was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
};

const useColumns = (onAddEmail: () => void): Column<CustomerDetails>[] => {
  const { t } = useTranslation('pointOfSale');
  const texts = usePackageTexts();
  return useMemo(
    () => [
      {
        key: 'email',
        header: t('customer.email'),
        cell: ({ customer }) =>
          customer.email ?? <InlineAction onPress={onAddEmail}>{t('customer.addEmail')}</InlineAction>,
      },
      {
        key: 'balance',
        header: t('customer.balance'),
        cell: ({ totalAvailableBalance, activatedItems }) => (
          <strong>{texts.available(totalAvailableBalance, hasUnlimited(activatedItems))}</strong>
        ),
        align: 'end',
      },
      { key: 'devices', header: t('customer.devices'), cell: devicesOf, align: 'end' },
    ],
    [t, texts, onAddEmail],
  );
};

/** The found customer. On narrow screens the row opens all details. */
export const CustomerProfileTable = (props: CustomerProfileTableProps): ReactElement => {
  const { details, onAddEmail, isLoading = false, onCopied } = props;
  const { t } = useTranslation('pointOfSale');
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  const columns = useColumns(onAddEmail);
  return (
    <Card title={t('customer.heading')} isFlush>
      <Table
        label={t('customer.heading')}
        columns={columns}
        rows={details ? [details] : []}
        rowKey={({ customer }) => customer.uid}
        onRowAction={isMobile ? () => setOpen(true) : undefined}
        rowLabel={() => t('customer.open')}
        isLoading={isLoading}
        skeletonRows={1}
      />
      {details && (
        <CustomerDetailsModal details={details} isOpen={isOpen} onClose={() => setOpen(false)} onCopied={onCopied} />
      )}
    </Card>
  );
};
