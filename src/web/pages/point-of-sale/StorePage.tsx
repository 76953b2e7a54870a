import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerTypeCards } from '#web/components/point-of-sale/CustomerTypeCards.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { endSaleAttempt, readSaleAttempt } from './sale-attempt.ts';

/** /store: who is buying? */
export const Component = (): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const [attempt, setAttempt] = useState(readSaleAttempt);
  const forget = (): void => {
    endSaleAttempt();
    setAttempt(undefined);
  };
  return (
    <PageFrame title={t('title')} context={t('start.lead')}>
      {attempt && (
        <Banner
          tone="warning"
          title={t('start.interrupted.title', { name: attempt.name })}
          action={<Link href={paths.history()}>{t('start.interrupted.history')}</Link>}
          onClose={forget}
        >
          {t('start.interrupted.text')}
        </Banner>
      )}
      <CustomerTypeCards href={paths.pointOfSaleCustomer} />
    </PageFrame>
  );
};
