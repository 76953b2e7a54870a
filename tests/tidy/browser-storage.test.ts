// Whose the entries are that the web app and the travellers' pages keep in a browser.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the storage is used in these places alone, each of which knows whose its entries are', () => {
  const users = globSync('src/{web,traveller}/**/*.{ts,tsx}')
    .filter((file) => /\b(?:local|session)Storage\b|storedForAll[(<]/.test(readFileSync(file, 'utf8')))
    .toSorted();
  expect(users).toEqual([
    // Its guard against a second reload holds nothing of anybody.
    'src/traveller/enhance.ts',
    'src/web/api/idempotency.ts',
    'src/web/browser-storage/account-entries.ts',
    // The storage of the browser.
    'src/web/browser-storage/file-format.ts',
    'src/web/browser-storage/flags.ts',
    'src/web/browser-storage/inventory-status.ts',
    // Each entry names its owner.
    'src/web/browser-storage/open-changes.ts',
    'src/web/browser-storage/open-sales.ts',
    'src/web/browser-storage/payment-marker.ts',
    'src/web/browser-storage/places.ts',
    'src/web/browser-storage/stored.ts',
    // That and when the session of this tab ended.
    'src/web/session/end-reason.ts',
    // The owner is in their names.
    'src/web/session/kept-forms.ts',
    // A message that is gone at once.
    'src/web/session/other-tabs.ts',
    'src/web/session/reload-once.ts',
    // A sign-in under way, which is nobody's yet.
    'src/web/session/settings.ts',
    // It only looks whether there is one.
    'src/web/session/storage-blocked.ts',
    'src/web/session/store-view.ts',
    'src/web/session/use-draft.ts',
  ]);
});
