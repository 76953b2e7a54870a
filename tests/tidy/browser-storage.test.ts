// Whose the entries are that the web app and the travellers' pages keep in a browser.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const filesWith = (pattern: RegExp): string[] =>
  globSync('src/{web,traveller}/**/*.{ts,tsx}')
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .toSorted();

test('a browser that blocks storage and cookies throws in these places alone, which expect it', () => {
  const named = /\bglobalThis\.(?:local|session)Storage\b|(?<![.\w])(?:local|session)Storage\.|\bdocument\??\.cookie\b/;
  expect(filesWith(named)).toEqual([
    'src/traveller/enhance.ts',
    'src/web/browser-storage/places.ts',
    'src/web/device/cookies.ts',
    // The app runs only where there is storage.
    'src/web/session/settings.ts',
  ]);
});

test('the storage is used in these places alone, each of which knows whose its entries are', () => {
  expect(filesWith(/\b(?:local|session)Storage\b|storedForAll[(<]/)).toEqual([
    // Its guard against a second reload holds nothing of anybody.
    'src/traveller/enhance.ts',
    'src/web/api/idempotency.ts',
    'src/web/browser-storage/account-entries.ts',
    // The storage of the browser.
    'src/web/browser-storage/file-format.ts',
    'src/web/browser-storage/flags.ts',
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
    // A sign-in under way, which is nobody's yet.
    'src/web/session/settings.ts',
    'src/web/session/store-view.ts',
    // A message that is gone at once, and when this tab was loaded again.
    'src/web/session/tabs.ts',
    'src/web/session/use-draft.ts',
  ]);
});
