import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerTypeCards } from '#web/components/point-of-sale/CustomerTypeCards.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { lazyPart, useFetchAhead } from '#web/ui/lazy-part.tsx';
import { endSaleAttempt, readSaleAttempts } from './sale-attempts.ts';

/** Where nearly every visit goes on to. */
const nextPage = lazyPart(() => import('./CustomerTypePage.tsx'));

/** /store: who is buying? */
export const Component = (): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  useFetchAhead(nextPage);
  const [attempts, setAttempts] = useState(readSaleAttempts);
  const forget = (id: string): void => {
    endSaleAttempt(id);
    setAttempts(readSaleAttempts());
  };
  return (
    <PageFrame title={t('title')} context={t('start.lead')}>
      {attempts.map(({ id, name }) => (
        <Banner
          key={id}
          tone="warning"
          title={t('start.interrupted.title', { name })}
          action={<Link href={paths.history()}>{t('start.interrupted.history')}</Link>}
          onClose={() => forget(id)}
        >
          {t('start.interrupted.text')}
        </Banner>
      ))}
      <CustomerTypeCards href={paths.pointOfSaleCustomer} />
    </PageFrame>
  );
};
