import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { FactList } from '#web/ui/data/FactList.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';

export type CustomerDetailsModalProps = {
  /** The customer as the search found it. */
  details: CustomerDetails;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** Called after a value was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
};

/**
 * All details of the found customer.
 *
 * Use it on phones behind CustomerProfileTable, whose columns do not fit there.
 */
export const CustomerDetailsModal = ({
  details,
  isOpen,
  onClose,
  onCopied,
}: CustomerDetailsModalProps): ReactElement => {
  const { t } = useTranslation(['pointOfSale', 'common']);
  const { country, number } = useFormat();
  const texts = usePackageTexts();
  const { customer, totalAvailableBalance, activatedItems, relatedEsims } = details;
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
            value: texts.available(totalAvailableBalance, activatedItems),
          },
          { key: 'devices', label: t('customer.devices'), value: number(relatedEsims.length) },
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
