import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { untilReachedAgain } from '#web/api/network.ts';
import { type KeptTill, readKeptTill } from '#web/browser-storage/kept-till.ts';
import { isStorageBlocked } from '#web/browser-storage/places.ts';
import { loadTexts } from '#web/i18n/index.ts';
import { isWithin, paths } from '#web/navigation/paths.ts';
import { hasSignInHint } from '#web/session/signed-in-cookie.ts';
import { StorageBlocked } from './StorageBlocked.tsx';

type Kept = Pick<KeptTill, 'visitor'> & {
  fill: (queries: QueryClient) => void;
  /** Resolves when the sign-in service is worth a try. */
  untilReached: () => Promise<void>;
};

/** The answers are asked for again; they stay as long as there is no network. */
const fillWith =
  (answers: KeptTill['answers']): Kept['fill'] =>
  (queries) => {
    for (const { key, answer } of answers) {
      queries.setQueryDefaults(key, { gcTime: Infinity });
      queries.setQueryData(key, answer, { updatedAt: 0 });
    }
  };

/** What the till offered last, and who sold there; on another page, and where nothing is kept, undefined. */
const findKept = async (): Promise<Kept | undefined> => {
  const isTill = isWithin(globalThis.location.pathname, paths.pointOfSale());
  const kept = isTill && hasSignInHint(true) ? await readKeptTill() : undefined;
  return kept && { visitor: kept.visitor, fill: fillWith(kept.answers), untilReached: untilReachedAgain };
};

/**
 * Begins a page whose app cannot begin as usual, because the browser allows no storage or the service worker has kept
 * the page. Returns undefined when the app does not begin at all: then the page says why.
 */
export const openOtherwise = async (root: HTMLElement): Promise<Kept | undefined> => {
  const isBlocked = isStorageBlocked();
  const kept = isBlocked ? undefined : await findKept();
  if (kept) return kept;
  const [{ OfflinePage }] = await Promise.all([import('./OfflinePage.tsx'), loadTexts(['offline'])]);
  const Page = isBlocked ? StorageBlocked : OfflinePage;
  createRoot(root).render(<Page onRetry={() => globalThis.location.reload()} />);
  return undefined;
};
