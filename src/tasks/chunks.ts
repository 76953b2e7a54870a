// Which modules of the app share a file of the build, by their folders, and by their files where a folder has other
// things too.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './bootstrap.mjs';

/**
 * The pattern of what lies at these places: a folder with all that is below it, one file, or the files of one folder
 * alone (`/*`). A place that does not exist is an error: it would group nothing.
 */
const within = (...places: readonly string[]): RegExp => {
  const missing = places.filter((place) => !existsSync(path.join(projectRoot, place.replace(/\/\*$/, ''))));
  if (missing.length > 0) throw new Error(`No modules to share a file: ${missing.join(', ')}`);
  const patterns = places.map((place) =>
    place.endsWith('/*') ? `${place.slice(0, -1)}[^/]+$` : /\.\w+$/.test(place) ? `${place}$` : `${place}/`,
  );
  return new RegExp(`/(?:${patterns.join('|')})`);
};

/**
 * What runs on one kind of page only, while the app waits for its page. What other pages need must not share a file
 * with it.
 */
const begins = within('src/web/main.tsx', 'src/web/hydrate.ts', 'src/web/session/silent-renew.ts');
const seldomIcons = ['key-round', 'message-circle', 'printer', 'share-2'].map(
  (name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`,
);
const seldomFirst = within(
  ...seldomIcons,
  'src/domain/cart.ts',
  'src/web/components/packages/AmountField.tsx',
  'src/web/components/query/QueryContent.tsx',
  'src/web/ui/data/EmailAddress.tsx',
  'src/web/ui/data/FactList.tsx',
  'src/web/ui/data/FactList.module.css',
  'node_modules/lucide-react/dist/esm/icons/camera.mjs',
  'src/web/ui/layout/InView.tsx',
  'src/web/ui/overlays/ConfirmDialog.tsx',
  'src/web/ui/feedback/Progress.tsx',
  'src/web/ui/feedback/Progress.module.css',
);

/**
 * Small modules that pages of one area share, with what they need: each in a file of its own they would weigh more, and
 * the first load names every file. None of them brings the library of forms to a page without a form.
 */
const areas = Object.entries({
  'first-day': ['domain/first-day.ts', 'web/navigation/use-first-day-return.ts'],
  // Forms with an e-mail address need none of the till, which has such forms, too.
  emails: ['domain/digits.ts', 'domain/mailbox.ts', 'domain/patterns.ts', 'domain/plain-text.ts'],
  files: ['domain/csv.ts', 'domain/table-file.ts', 'web/browser-storage/file-format.ts', 'web/ui/actions/save-file.ts'],
  esims: ['domain/esim.ts', 'domain/package-state.ts'],
  guide: [
    'web/api/specifications.ts',
    'web/components/integration/DownloadList.tsx',
    'web/features/api/requests.ts',
    'web/features/api/use-channels.ts',
  ],
  inventory: [
    'domain/cart-units.ts',
    'domain/inventory-order.ts',
    'domain/margin.ts',
    'web/features/inventory/components/InventoryTools.module.css',
    'web/features/inventory/components/MarginLabel.tsx',
  ],
  legal: ['domain/legal-text.ts', 'web/api/storefront/legal', 'web/components/legal'],
  payment: ['domain/payment-refusal.ts', 'web/components/payment/use-leaving.ts', 'web/navigation/billing-address.ts'],
  sales: [
    'domain/date-range.ts',
    'domain/date.ts',
    'domain/sales-window.ts',
    'web/components/sales/SaleRows.module.css',
    'web/components/sales/SaleStateBadge.tsx',
  ],
  'server-words': ['domain/card-refusal.ts', 'web/i18n/use-server-words.ts'],
  shop: [
    'web/api/storefront/products',
    'web/components/packages/list/PackageName.tsx',
    'web/queries/use-best-sellers.ts',
    'web/queries/use-cart-price.ts',
  ],
  summary: ['web/components/payment/price-summary.ts', 'web/components/payment/PriceSummary.tsx'],
  till: [
    'domain/profile-domain.ts',
    'web/features/point-of-sale/addresses.ts',
    'web/features/point-of-sale/components/KnownCustomer.tsx',
    'web/components/page/MainAction.tsx',
    'web/features/point-of-sale/components/TillTiles.tsx',
    'web/features/point-of-sale/use-buyer.ts',
  ],
}).map(([name, places]) => ({
  name,
  test: within(...places.map((place) => `src/${place}`)),
  minShareCount: 2,
  priority: 1,
}));

/** These modules alone in one file. Other groups take along what their modules import, which pages without them need too. */
const alone = (name: string, test: RegExp) => ({
  name: (id: string): string | null => (test.test(id) ? name : null),
  debugName: name,
  test,
  minShareCount: 2,
  priority: 1,
});

/**
 * What the app needs at its start is in few files: packages, which change seldom, apart from the app's own code. Small
 * things that many pages share are one file as well, but for what hardly any page shows first.
 */
export const chunks = [
  {
    // With what a page that the server rendered runs before the app.
    name: 'preload',
    test: new RegExp(
      `vite/preload-helper|${within('src/domain/store-mode.ts', 'src/web/analytics', 'src/web/configuration/configuration.ts', 'src/web/session/end-reason.ts').source}`,
    ),
    priority: 6,
  },
  {
    name: 'session',
    test: within('node_modules/oidc-client-ts', 'node_modules/jwt-decode', 'src/web/session/settings.ts'),
    priority: 5,
  },
  { name: 'packages', test: /\/node_modules\//, tags: ['$initial' as const], priority: 4 },
  {
    name: (id: string) => (begins.test(id) ? null : 'app'),
    debugName: 'app',
    test: /\/src\/.*\.(?:tsx?|css|json)$/,
    tags: ['$initial' as const],
    priority: 3,
  },
  {
    name: (id: string) => (seldomFirst.test(id) ? null : 'common'),
    debugName: 'common',
    test: within(
      'node_modules/@tanstack',
      'node_modules/lucide-react',
      'src/domain/balance.ts',
      'src/domain/countries.ts',
      'src/domain/package.ts',
      'src/web/api/beginning.ts',
      'src/web/api/storefront/inventory',
      'src/web/api/use-problem-text.ts',
      'src/web/components/packages/*',
      'src/web/components/page',
      'src/web/components/query',
      'src/web/i18n/use-package-name.ts',
      'src/web/ui/Spinner.tsx',
      'src/web/ui/data',
      'src/web/ui/feedback',
      'src/web/ui/layout',
      'src/web/ui/overlays',
      'src/web/ui/table',
      'src/web/ui/tooltip',
      'src/web/ui/windowed/use-rows-in-time.ts',
    ),
    minShareCount: 3,
    priority: 2,
  },
  alone(
    'desk',
    within(
      'src/web/features/operator/components/DeskCell.module.css',
      'src/web/features/operator/components/DeskList.module.css',
      'src/web/features/operator/components/DeskModal.module.css',
      'src/web/features/operator/components/DeskPage.module.css',
      'src/web/features/operator/components/WaitingChange.module.css',
    ),
  ),
  alone('icons', within(...seldomIcons)),
  alone('search', within('src/domain/near-words.ts', 'src/domain/package-search.ts')),
  alone(
    'field',
    within(
      'node_modules/react-aria/dist/private/label',
      'node_modules/react-aria/dist/private/utils/useLabels.mjs',
      'node_modules/react-stately/dist/private/utils/useControlledState.mjs',
      'src/web/ui/after-press.ts',
      'src/web/ui/fields/use-field.ts',
    ),
  ),
  {
    // What is shown in place of pages, or goes on without a network.
    name: 'offline',
    test: within(
      'node_modules/lucide-react/dist/esm/icons/wifi-off.mjs',
      'src/web/api/network.ts',
      'src/web/browser-storage/kept-till.ts',
      'src/web/shell/Offline.module.css',
      'src/web/shell/Offline.tsx',
      'src/web/shell/OfflinePage.tsx',
      'src/web/shell/StorageBlocked.tsx',
      'src/web/shell/open-otherwise.tsx',
    ),
    priority: 2,
  },
  ...areas,
];
