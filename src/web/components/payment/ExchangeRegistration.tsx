import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/actions/Link.tsx';

/** The way to an account at the exchange (PKG-048). */
export const ExchangeRegistration = ({ href }: { href: string }): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <p>
      <Link href={href} isExternal>
        {t('balance.register')}
      </Link>
    </p>
  );
};
