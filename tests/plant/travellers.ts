import { type Fault, schemaFile, sqlFunction } from './fault.ts';

const returning = 'tests/server/activations/returning-customer.test.ts';
const shareLinks = 'tests/server/profiles/share-links.test.ts';
const pages = 'tests/traveller/pages.test.ts';
const keptAddress = 'tests/traveller/kept-address.test.ts';
const places = 'tests/traveller/places.test.ts';

/** Share links, and the pages that they open; travellers who come back with another phone. */
export const travellers: Fault[] = [
  {
    name: 'an eSIM in quarantine is topped up',
    file: sqlFunction('can_top_up'),
    find: `'QUARANTINE', `,
    replace: '',
    tests: returning,
  },
  {
    name: 'a named balance is topped up that no eSIM can use',
    file: sqlFunction('top_up_activation'),
    find: 'if not can_top_up(v_esim) then',
    replace: 'if false then',
    tests: returning,
  },
  {
    name: 'what is left on a deleted eSIM reads as active',
    file: 'src/domain/package-state.ts',
    find: `  if (withdrawal !== undefined) return 'deleted';\n`,
    replace: '',
    tests: 'tests/domain/package-state.test.ts',
  },
  {
    name: 'a new eSIM promises what its supplier keeps on the old one',
    file: 'src/domain/profile-domain.ts',
    find: ' && !bound.has(id)',
    replace: '',
    tests: 'tests/domain/profile-domain.test.ts',
  },
  {
    name: 'an eSIM is replaced although its supplier keeps what is left',
    file: 'src/domain/esim-replacement.ts',
    find: `return esim.isBalanceBound ? 'supplier' : undefined;`,
    replace: 'return undefined;',
    tests: 'tests/server/supply/orders.test.ts',
  },
  {
    name: 'a replaced eSIM can still be used',
    file: 'src/server/activations/replace-esim.ts',
    find: `update esim set active = false, state = 'DELETED', state_at = now()`,
    replace: 'update esim set state_at = now()',
    tests: returning,
  },
  {
    name: 'an eSIM is replaced as often as one asks',
    file: 'src/domain/esim-replacement.ts',
    find: `  if (esim.withdrawal === 'REPLACED') return 'replaced';\n`,
    replace: '',
    tests: returning,
  },
  {
    name: 'a refunded eSIM is replaced',
    file: 'src/domain/esim-replacement.ts',
    find: `  if (esim.withdrawal === 'REFUNDED') return 'refunded';
  if (packagesLeft(esim, sales, now).length === 0) return 'nothingLeft';
`,
    replace: '',
    tests: returning,
  },
  {
    name: 'the words about a replacement outlive an erasure',
    file: sqlFunction('erase_customer'),
    find: 'update esim_replacement set note = null',
    replace: 'update esim_replacement set note = note',
    tests: 'tests/server/customers/erasure.test.ts',
  },
  {
    name: 'a link that was taken back still opens',
    file: 'src/server/customers/profiles/read-profile.ts',
    find: 'where e.id = ${esimId} and e.link_id = ${linkId}`;',
    replace: "where e.id = ${esimId} and ${linkId} <> ''`;",
    tests: 'tests/server/credentials/take-back.test.ts',
  },
  {
    name: 'a repeated sale gives the link of then',
    file: sqlFunction('with_share_links'),
    find: `jsonb_build_object('link', now -> 'link', `,
    replace: `jsonb_build_object(`,
    tests: 'tests/server/credentials/take-back.test.ts',
  },
  {
    name: 'a link lasts a day too long',
    file: schemaFile('12_customers_and_esims'),
    find: `default now() + interval '365 days'`,
    replace: `default now() + interval '366 days'`,
    tests: shareLinks,
  },
  {
    name: 'a link is read without limit',
    file: 'src/server/customers/profiles/read-profile.ts',
    find: '  await admitReading(claims.linkId);\n',
    replace: '  void admitReading;\n',
    tests: shareLinks,
  },
  {
    name: 'a link may be read once too often a minute',
    file: 'src/server/http/rate-limits/limits.ts',
    find: `shareLink: { name: 'link', allowed: 60,`,
    replace: `shareLink: { name: 'link', allowed: 61,`,
    tests: shareLinks,
  },
  {
    name: 'the codes of a refunded eSIM are shown',
    file: 'src/server/activations/mappers.ts',
    find: 'return withdrawal === undefined',
    replace: `return withdrawal !== 'DELETED'`,
    tests: shareLinks,
  },
  {
    name: 'a refunded package is promised',
    file: 'src/server/customers/profiles/read-profile.ts',
    find: `.filter((sale) => !isRefunded(sale))\n`,
    replace: '\n',
    tests: 'tests/server/profiles/profiles.test.ts',
  },
  {
    name: 'an address without a token opens with that of another link',
    file: 'src/server/traveller-pages/kept-links.ts',
    find: `return link?.id === context.req.param('link') ? link : undefined;`,
    replace: 'return link;',
    tests: keptAddress,
  },
  {
    name: 'the token of a link is sent to every page',
    file: 'src/server/traveller-pages/kept-links.ts',
    find: 'path: linkPath(id),',
    replace: `path: '/',`,
    tests: keptAddress,
  },
  {
    name: 'the token leaves an address that does not open without it',
    file: 'src/traveller/enhance.ts',
    find: `if (answer.headers.get('content-location') === kept) entries`,
    replace: 'entries',
    tests: 'tests/traveller/build.test.ts',
  },
  {
    name: 'the token of a link stays in the address',
    file: 'src/traveller/enhance.ts',
    find: `entries.replaceState(null, '', kept);`,
    replace: 'void entries;',
    tests: 'tests/traveller/build.test.ts',
  },
  {
    name: "travellers' pages are made without a place",
    file: 'src/server/traveller-pages/send-page.ts',
    find: '      .then(takePlace)\n',
    replace: '      .finally(() => void takePlace)\n',
    tests: places,
  },
  {
    name: 'one shared link takes all places',
    file: 'src/server/http/rate-limits/traveller-places.ts',
    find: 'ofLink(of)',
    replace: `ofLink('')`,
    tests: places,
  },
  {
    name: 'any script runs in the pages',
    file: 'src/server/traveller-pages/send-page.ts',
    find: "`script-src 'nonce-${visit.nonce}'`",
    replace: "`script-src 'nonce-${visit.nonce}' https:`",
    tests: pages,
  },
  {
    name: 'the pages tell others their address',
    file: 'src/server/traveller-pages/send-page.ts',
    find: `  'referrer-policy': 'no-referrer',\n`,
    replace: '',
    tests: pages,
  },
  {
    name: 'the pages can be found',
    file: 'src/server/traveller-pages/send-page.ts',
    find: `  'x-robots-tag': 'noindex, nofollow',\n`,
    replace: '',
    tests: pages,
  },
  {
    name: 'a failure looks like a wrong link',
    file: 'src/server/traveller-pages/send-page.ts',
    find: 'new Set([400, 401, 403, 404, 410])',
    replace: 'new Set([400, 401, 403, 404, 410, 429])',
    tests: pages,
  },
  {
    name: 'a colour of a reseller leaves the style sheet',
    file: 'src/domain/brand.ts',
    find: '/^#([0-9a-f]{6})$/',
    replace: '/^#([0-9a-f]{6}.*)$/',
    tests: 'tests/traveller/rules.test.ts',
  },
];
