// What may import what (`npm run check:imports`, decision 40). The rules fail closed: an import that no rule below
// names is an error, so a new folder and a new package each need a line here.

/**
 * @typedef {{ from: string; but?: string; to: string[]; packages?: string[]; node?: boolean }} Rule Patterns of paths.
 * A folder may always import itself; `but` takes files out of it.
 */

const contract = '^src/contract/';
const domain = '^src/domain/';
const i18n = '^src/web/i18n/';
const ui = '^src/web/ui/';
const configuration = '^src/web/configuration/';
const device = '^src/web/device/(?:assumed|cookies)\\.ts$';

/** What a page and the shell around it consist of. */
const behindScreens = [
  ui,
  i18n,
  '^src/web/components/',
  '^src/web/api/',
  '^src/web/session/',
  '^src/web/browser-storage/',
  configuration,
  device,
  '^src/web/navigation/',
  '^src/web/queries/',
  domain,
  contract,
];
/** What components that are fed by props consist of: they fetch nothing and know no address. */
const props = [ui, i18n, domain, contract];
const forProps = [
  'react',
  'react-i18next',
  'react-router-dom',
  'react-aria-components',
  '@internationalized/date',
  'react-hook-form',
  '@hookform/resolvers',
  'zod',
  '@zxing/library',
  'apexcharts',
  'react-apexcharts',
];
const forScreens = ['react', 'react-dom', 'react-i18next', 'react-router-dom', '@tanstack/react-query'];

/** @type {Rule[]} */
const shared = [
  { from: contract, to: [], packages: ['zod'] },
  { from: domain, to: [contract], packages: ['hucre', 'jsvat', 'punycode.js', 'qrcode'] },
];

/** @type {Rule[]} */
const browser = [
  {
    from: ui,
    to: [i18n, device, domain],
    packages: ['react', 'react-dom', 'react-i18next', 'react-aria-components', 'lucide-react'],
  },
  { from: i18n, to: [device, domain], packages: ['react', 'react-i18next', 'i18next'] },
  { from: '^src/web/components/', to: props, packages: forProps },
  { from: configuration, to: [domain] },
  { from: '^src/web/browser-storage/', to: [device, domain], packages: ['react'] },
  { from: '^src/web/device/', to: [domain] },
  { from: '^src/web/analytics/', to: [configuration] },
  { from: '^src/web/service-worker/', to: ['^src/web/browser-storage/kept-till', '^src/web/device/assumed'] },
  {
    from: '^src/web/api/',
    to: ['^src/web/browser-storage/account-entries', configuration, i18n, domain, contract],
    packages: ['react', '@tanstack/react-query', 'react-i18next', 'openapi-fetch'],
  },
  {
    from: '^src/web/session/',
    to: ['^src/web/api/', '^src/web/browser-storage/', configuration, device, i18n, domain],
    packages: ['react', 'oidc-client-ts', 'react-oidc-context'],
  },
  { from: '^src/web/navigation/', to: ['^src/web/browser-storage/', domain], packages: ['react', 'react-router-dom'] },
  {
    from: '^src/web/queries/',
    to: [
      ui,
      i18n,
      '^src/web/components/query/',
      '^src/web/api/',
      '^src/web/browser-storage/',
      '^src/web/navigation/',
      domain,
      contract,
    ],
    packages: ['react', 'react-i18next', '@tanstack/react-query'],
  },
  // A feature knows no other feature. Its components are fed by props, like those that features share.
  {
    from: '^src/web/features/([^/]+)/',
    but: '/components/',
    to: behindScreens,
    packages: [...forScreens, 'react-hook-form', 'zod', 'swagger-ui-dist'],
  },
  ...['^src/web/features/([^/]+)/components/', '^src/web/features/operator/([^/]+)/components/'].map((from) => ({
    from,
    to: ['^src/web/features/operator/components/', '^src/web/components/', ...props],
    packages: forProps,
  })),
  {
    from: '^src/web/shell/',
    but: '/components/',
    to: [...behindScreens, '^src/web/analytics/'],
    packages: forScreens,
  },
  { from: '^src/web/shell/components/', to: ['^src/web/components/', ...props], packages: forProps },
  { from: '^src/web/[^/]+$', to: ['^src/web/', domain, contract], packages: forScreens },
  { from: '^src/traveller/', to: [domain, contract], packages: ['react', 'react-dom'] },
];

/** Modules of the server that offer tools to all others, each by file; all other modules are entered by their index. */
const serverTools = '^src/server/(?:api|core|db|documents|http|gateways|jobs)/';
const index = '^src/server/[^/]+/index\\.ts$';
/** The modules of the operator, in one wing: each is entered by its own index. */
const operatorWing = '^src/server/operator/';
const operatorIndex = '^src/server/operator/[^/]+/index\\.ts$';
/** Packages for one purpose: the modules that serve it. */
const ownPackages = {
  // activations: types alone
  'src/server/(?:db|activations)/': ['postgres'],
  'src/server/account/': ['saxes'],
  'src/server/jobs/': ['pg-boss'],
  'src/server/identity/': ['oidc-provider', 'otpauth', '@zxcvbn-ts/language-common'],
  'src/server/gateways/': ['nodemailer', 'openapi-fetch', 'saxes', 'stripe'],
  'src/server/documents/': ['pdfkit', 'bidi-js'],
  'src/server/specifications/': ['@resvg/resvg-js', 'fflate', 'fontkit', 'marked', 'qrcode', 'yaml'],
  'src/server/esim/': ['@resvg/resvg-js', 'country-flag-icons'],
  'src/server/webhooks/': ['undici', 'ipaddr.js'],
  'src/server/http/': ['@hono/node-server', 'ipaddr.js'],
  'src/server/service/metrics/': ['prom-client'],
  'src/server/service/traces': [
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
  ],
  'src/server/core/': ['pino', 'ipaddr.js'],
};

/** @type {Rule[]} */
const server = [
  {
    from: '^src/server/([^/]+)(?:/|$)',
    but: operatorWing,
    to: [serverTools, index, '^src/server/[^/]+$', domain, contract],
    packages: ['hono', 'jose', 'zod'],
    node: true,
  },
  {
    from: '^src/server/operator/([^/]+)/',
    to: [serverTools, index, operatorIndex, domain, contract],
    packages: ['hono', 'zod'],
    node: true,
  },
  // The files that put the modules together, and the commands. Traces load their packages when they are switched on.
  { from: '^src/server/(?:api|cli)/', to: [operatorIndex] },
  { from: '^src/server/(?:start-server|modules)\\.ts$', to: [operatorIndex, '^src/server/service/traces\\.ts$'] },
  ...Object.entries(ownPackages).map(([from, packages]) => ({ from: `^${from}`, to: [], packages })),
  // These send what the builds of the browser's side render, and know its types.
  { from: '^src/server/traveller-pages/', to: ['^src/traveller/page\\.ts$'] },
  { from: '^src/server/app-pages/', to: ['^src/web/prerendered\\.ts$'] },
];

/** @type {Rule[]} */
const tools = [
  { from: '^src/codegen/', to: [], packages: ['orval'] },
  { from: '^src/tasks/', to: [], packages: ['vite'], node: true },
  { from: '^src/tasks/build\\.ts$', to: ['^src/server/http/static-file\\.ts$'] },
  // Weighs the public pages as the server sends them.
  {
    from: '^src/tasks/size\\.ts$',
    to: [
      '^src/server/app-pages/',
      '^src/server/http/static-file\\.ts$',
      '^src/server/legal/',
      '^src/web/screens\\.ts$',
    ],
  },
  {
    from: '^src/tasks/bundle-worker\\.ts$',
    to: ['^src/web/navigation/paths\\.ts$', '^src/web/service-worker/request-kind\\.ts$'],
  },
  { from: '^src/tasks/flags\\.ts$', to: ['^src/domain/'] },
  { from: '^src/tasks/codegen\\.ts$', to: ['^src/codegen/'] },
  { from: '^codegen\\.config\\.ts$', to: ['^src/codegen/'], packages: ['orval', 'openapi-typescript'], node: true },
  {
    from: '^vite\\.config\\.ts$',
    to: ['^src/tasks/'],
    packages: ['vite', 'vitest', '@vitejs/plugin-react'],
    node: true,
  },
  { from: '^knip\\.config\\.ts$', to: [], packages: ['knip'] },
  { from: '^docs/examples/', to: [contract], packages: ['openapi-fetch'], node: true },
];

const forStories = ['storybook', '@storybook/react-vite', 'msw', 'react', 'react-dom', 'react-router-dom'];
const toTests = [
  '^package\\.json$',
  '^\\.dependency-cruiser\\.mjs$',
  '^src/',
  '^stories/',
  '^\\.storybook/',
  '^mocks/',
  '^tests/',
  '^docs/examples/',
];

/** @type {Rule[]} */
const proofs = [
  { from: '^mocks/', to: [contract, domain], packages: ['msw', '@faker-js/faker'] },
  {
    from: '^stories/',
    to: ['^src/(?:web|traveller|domain|contract)/', '^\\.storybook/', '^mocks/'],
    packages: [...forStories, 'react-hook-form', 'react-aria-components', 'zod', 'jsqr'],
  },
  {
    from: '^\\.storybook/',
    to: ['^src/(?:web|traveller|domain|contract)/', '^mocks/', '^docs/rules\\.md$'],
    packages: [
      ...forStories,
      '@storybook/addon-a11y',
      '@storybook/addon-docs',
      '@testing-library/jest-dom',
      '@mswjs/interceptors',
      'react-i18next',
      '@tanstack/react-query',
      'vitest',
    ],
  },
  { from: '^\\.storybook/changes\\.ts$', to: [], node: true },
  {
    from: '^tests/(?:container|contract|domain|failover|load|outage|pace|plant|rehearsal|releases|server|support|tidy|traveller|upgrade|web)/',
    to: toTests,
    packages: [
      'vitest',
      'fast-check',
      'ajv',
      'ajv-formats',
      'jose',
      'undici',
      'zod',
      'fflate',
      'hucre',
      'hono',
      'newman',
      '@stackforge-eu/factur-x',
      'smtp-server',
      'openapi-fetch',
      'openapi-typescript',
      'csp_evaluator',
      'pino',
      'yaml',
      'recheck',
      'typescript',
      'jsqr',
      'vite',
      'msw',
      'oidc-client-ts',
      'otpauth',
      'react',
      'react-router-dom',
    ],
    node: true,
  },
  // Separate programs that know nothing of the store.
  { from: '^tests/stand-ins/', to: [], node: true },
  { from: '^tests/stand-ins/main\\.ts$', to: ['^tests/stand-ins/', '^src/server/settings/stand-ins\\.ts$'] },
  { from: '^tests/stand-ins/mail/', to: ['^tests/stand-ins/', '^tests/support/mail-server\\.ts$'] },
  { from: '^tests/stand-ins/openid/', to: [], packages: ['jose', 'oidc-provider'] },
  { from: '^tests/stand-ins/stripe/', to: [], packages: ['stripe', 'ajv', 'typescript'] },
  { from: '^tests/load/', to: [], packages: ['@hono/node-server'] },
  {
    from: '^tests/(?:browsers|e2e|faults|readme|visual)/',
    to: toTests,
    packages: ['@playwright/test', 'axe-core', 'fflate', 'jose', 'jsqr', 'pngjs', 'react-router-dom', 'yaml'],
    node: true,
  },
];

/** @param {string[]} names */
const packagePattern = (names) => `(?:^|/)node_modules/(?:@types/)?(?:${names.join('|').replaceAll('.', '\\.')})/`;

/** @type {(rule: Rule) => import('dependency-cruiser').IAllowedRuleType[]} */
const allow = ({ from, but, to, packages = [], node = false }) => {
  // `([^/]+)` in a rule's folder is one folder of many: it may import itself, not those beside it.
  const itself = from.replace('([^/]+)', '$1').replace('(?:/|$)', '/');
  const ofPackages = packages.length > 0 ? [packagePattern(packages)] : [];
  const files = but === undefined ? { path: from } : { path: from, pathNot: but };
  /** @type {import('dependency-cruiser').IAllowedRuleType[]} */
  const rules = [{ from: files, to: { path: [itself, ...to, ...ofPackages] } }];
  if (node) rules.push({ from: files, to: { dependencyTypes: ['core'] } });
  return rules;
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  allowed: [...shared, ...browser, ...server, ...tools, ...proofs].flatMap(allow),
  allowedSeverity: 'error',
  forbidden: [
    { name: 'no-file-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-circle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/' },
      to: { circular: true },
    },
    { name: 'not-resolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-package-in-what-ships',
      severity: 'error',
      from: { path: '^src/(?:contract|domain|web|traveller|server)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    // Imports of types count as well.
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|storybook-static|\\.cache|\\.vitest|\\.playwright|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
