import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Panel } from './components/TillPanes.tsx';
import { TillPanes } from './components/TillPanes.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import styles from './ExistingCustomerPage.module.css';
import { RecentCustomers } from './RecentCustomers.tsx';

/** The page's frame renders before its fields have loaded. */
export const CustomerSearch = lazyComponent(async () => (await import('./CustomerSearch.tsx')).CustomerSearch, {
  fallback: (
    <Panel>
      <Skeleton shape="block" height="12rem" />
    </Panel>
  ),
});

/** /store/existing: the search for the customer whose eSIM is topped up. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const email = useSearchParams()[0].get('email') ?? '';
  return (
    <PageFrame
      title={t('search.title')}
      context={t('search.lead')}
      back={{ href: paths.pointOfSale(), label: t('title') }}
    >
      <TillPanes
        search={
          <div className={styles.search}>
            <CustomerSearch key={email} email={email} />
          </div>
        }
      >
        <RecentCustomers />
      </TillPanes>
    </PageFrame>
  );
};
