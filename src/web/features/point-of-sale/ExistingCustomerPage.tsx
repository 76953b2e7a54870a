import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { iccidOf } from '#domain/iccid.ts';
import { isIccid } from '#domain/patterns.ts';
import { Panel } from '#web/components/page/TillPanes.tsx';
import { TillPanes } from '#web/components/page/TillPanes.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { loadTexts } from '#web/i18n/index.ts';
import { paths } from '#web/navigation/paths.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import styles from './ExistingCustomerPage.module.css';
import { RecentCustomers } from './RecentCustomers.tsx';

/** The page's frame renders before its fields have loaded. */
export const CustomerSearch = lazyComponent(
  async () => {
    const [module] = await Promise.all([import('./CustomerSearch.tsx'), loadTexts(['search'])]);
    return module.CustomerSearch;
  },
  {
    fallback: (
      <Panel>
        <Skeleton shape="block" height="12rem" />
      </Panel>
    ),
  },
);

/** /store/existing: the search for the customer whose eSIM is topped up. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const [query] = useSearchParams();
  const email = query.get('email') ?? '';
  const iccid = iccidOf(query.get('iccid') ?? '');
  return (
    <PageFrame
      title={t('search.title')}
      context={t('search.lead')}
      back={{ href: paths.pointOfSale(), label: t('title') }}
    >
      <TillPanes
        search={
          <div className={styles.search}>
            <CustomerSearch key={email + iccid} email={email} iccid={isIccid(iccid) ? iccid : ''} />
          </div>
        }
      >
        <RecentCustomers />
      </TillPanes>
    </PageFrame>
  );
};
