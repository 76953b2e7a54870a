import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/actions/Link.tsx';

export type ExchangeRegistrationProps = {
  /** Where an account is registered, on the exchange's site. */
  href: string;
};

/**
 * The way to an account at the exchange (PKG-048).
 *
 * Use it in the dialogs of the exchange, for those who have no account yet.
 */
export const ExchangeRegistration = ({ href }: ExchangeRegistrationProps): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <p>
      <Link href={href} isExternal>
        {t('balance.register')}
      </Link>
    </p>
  );
};
