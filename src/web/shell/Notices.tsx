import type { ReactElement } from 'react';
import { isKeptPage } from '#web/device/assumed.ts';
import { loadTexts } from '#web/i18n/index.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { StoreViewBar } from './components/StoreViewBar.tsx';
import { leaveStoreView, storeView } from '#web/session/store-view.ts';
import { LegalNotice } from './LegalNotice.tsx';

/** What is said at the foot of every page of the store: whose it is, or that there are terms to accept. */
const FootNotice = (): ReactElement => {
  const view = storeView();
  return view ? <StoreViewBar name={view.name} onLeave={leaveStoreView} /> : <LegalNotice />;
};

/** What it says must be there when there is no network to fetch it, and at once where the page was opened without one. */
const Offline = lazyComponent(
  async () => {
    const [{ Offline }] = await Promise.all([import('./Offline.tsx'), loadTexts(['offline'])]);
    return Offline;
  },
  { isWanted: isKeptPage },
);

/** What may have to be said on every page of the store. */
export const Notices = (): ReactElement => (
  <>
    <FootNotice />
    <Offline />
  </>
);
