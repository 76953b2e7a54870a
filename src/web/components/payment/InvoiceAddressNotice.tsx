import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/storefront/model/user.ts';
import { missingOnInvoices } from '#domain/billing-address.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

type InvoiceAddressNoticeProps = {
  /** Who pays; nothing is shown before that is known. */
  user: User | undefined;
  /** Where the billing address is completed, and which leads back here. */
  href: string;
};

/**
 * What the invoice of a payment will lack of the buyer's address, and the way to complete it. Nothing is shown for a
 * complete address.
 *
 * Use it wherever something is paid for. The country alone is what a payment needs.
 *
 * Anatomy: a Banner with a Link.
 *
 * Do:
 * - Place it beside what is paid, before the button.
 *
 * Don't:
 * - Keep anybody from paying by it.
 */
export const InvoiceAddressNotice = ({ user, href }: InvoiceAddressNoticeProps): ReactElement | null => {
  const { t } = useTranslation('checkout');
  const { list } = useFormat();
  const missing = user ? missingOnInvoices(user) : [];
  if (missing.length === 0) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Link href={href} variant="secondary" size="small">
          {t('invoiceAddress.complete')}
        </Link>
      }
    >
      {t('invoiceAddress.missing', { missing: list(missing.map((line) => t(`invoiceAddress.${line}`))) })}
    </Banner>
  );
};
