import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

type KnownCustomerProps = {
  /** The e-mail address that was entered for a new customer. */
  email: string;
  /** On to the customer who has it, with what was typed. */
  href: string;
};

/** A new customer is one already: the way over to them. */
export const KnownCustomer = ({ email, href }: KnownCustomerProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <Banner
      tone="warning"
      title={t('known.title', { email })}
      action={
        <Link href={href} variant="secondary" size="small">
          {t('known.action')}
        </Link>
      }
    >
      {t('known.text')}
    </Banner>
  );
};
