import type { ReactElement } from 'react';
import { isKeptPage } from '#web/device/kept-page.ts';
import { loadTexts } from '#web/i18n/index.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { FootNotice } from './FootNotice.tsx';

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
