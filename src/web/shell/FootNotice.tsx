import type { ReactElement } from 'react';
import { StoreViewBar } from './components/StoreViewBar.tsx';
import { leaveStoreView, storeView } from '#web/session/store-view.ts';
import { LegalNotice } from './LegalNotice.tsx';

/** What is said at the foot of every page of the store: whose it is, or that there are terms to accept. */
export const FootNotice = (): ReactElement => {
  const view = storeView();
  return view ? <StoreViewBar name={view.name} onLeave={leaveStoreView} /> : <LegalNotice />;
};
