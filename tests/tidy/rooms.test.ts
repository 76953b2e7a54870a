import { describe, expect, test } from 'vitest';
import { filesBelow, importsOf } from './source-tree.ts';

const source = filesBelow('src', 'stories', 'mocks', '.storybook', 'tests').filter((file) =>
  /\.(ts|tsx|mjs)$/.test(file),
);

const isOurs = (target: string): boolean => /^(src|stories|mocks|\.storybook|tests)\//.test(target);

/** What a page and the frame around it are made of. */
const behindScreens = [
  'src/web/ui/',
  'src/web/i18n/',
  'src/web/components/',
  'src/web/api/',
  'src/web/session/',
  'src/web/browser-storage/',
  'src/web/configuration/',
  'src/web/paths.ts',
  'src/web/previous-view.ts',
  'src/domain/',
  'src/contract/',
];

/** The most specific rule that names a file decides. A room may always import itself and packages. */
const rooms: { room: string; mayImport: string[] }[] = [
  { room: 'src/contract/', mayImport: [] },
  { room: 'src/domain/', mayImport: ['src/contract/'] },
  { room: 'src/web/ui/', mayImport: ['src/web/i18n/'] },
  { room: 'src/web/i18n/', mayImport: ['src/domain/'] },
  { room: 'src/web/components/', mayImport: ['src/web/ui/', 'src/web/i18n/', 'src/domain/', 'src/contract/'] },
  { room: 'src/web/configuration/', mayImport: [] },
  { room: 'src/web/browser-storage/', mayImport: ['src/domain/'] },
  { room: 'src/web/analytics/', mayImport: ['src/web/configuration/'] },
  { room: 'src/web/api/', mayImport: ['src/web/configuration/', 'src/web/i18n/', 'src/domain/', 'src/contract/'] },
  { room: 'src/web/session/', mayImport: ['src/web/api/', 'src/web/configuration/', 'src/web/i18n/', 'src/domain/'] },
  { room: 'src/web/pages/', mayImport: behindScreens },
  { room: 'src/web/shell/', mayImport: [...behindScreens, 'src/web/analytics/'] },
  { room: 'src/web/', mayImport: ['src/domain/', 'src/contract/'] },
  { room: 'src/traveller/', mayImport: ['src/domain/', 'src/contract/'] },
  // It sends what src/traveller renders, and knows its types; the code itself comes from the build.
  { room: 'src/server/traveller-pages/', mayImport: ['src/server/', 'src/domain/', 'src/contract/', 'src/traveller/'] },
  // It sends what src/web/prerender.tsx renders, in the same way.
  {
    room: 'src/server/public-pages/',
    mayImport: ['src/server/', 'src/domain/', 'src/contract/', 'src/web/prerender.tsx'],
  },
  { room: 'src/server/', mayImport: ['src/domain/', 'src/contract/'] },
  // It weighs the public pages as the server sends them.
  { room: 'src/tasks/size.mjs', mayImport: ['src/tasks/', 'src/server/public-pages/', 'src/server/legal/'] },
  { room: 'src/tasks/', mayImport: [] },
  { room: 'src/codegen/', mayImport: [] },
  { room: 'mocks/', mayImport: ['src/contract/', 'src/domain/'] },
  { room: 'stories/', mayImport: ['src/', '.storybook/', 'mocks/'] },
  { room: '.storybook/', mayImport: ['src/', 'mocks/'] },
  { room: 'tests/', mayImport: ['src/', 'stories/', '.storybook/', 'mocks/'] },
];

const roomOf = (file: string) => rooms.find(({ room }) => file.startsWith(room));

const pageArea = (file: string): string | undefined => /^src\/web\/pages\/([^/]+)\//.exec(file)?.[1];

const serverModule = (file: string): string | undefined => /^src\/server\/([^/]+)\//.exec(file)?.[1];

/** Rooms of the server that offer tools to all modules, each by file. */
const serverTools = new Set(['api', 'core', 'db', 'http', 'rate-limits', 'gateways', 'jobs']);

const isAllowed = (file: string, target: string): boolean => {
  const own = roomOf(file);
  if (!own) return true;
  const isInside = target.startsWith(own.room);
  return isInside || own.mayImport.some((room) => target.startsWith(room));
};

const violations = (judge: (file: string, target: string) => boolean): string[] =>
  source.flatMap((file) =>
    importsOf(file)
      .filter(isOurs)
      .filter((target) => !judge(file, target))
      .map((target) => `${file} imports ${target}`),
  );

describe('the rooms of the house', () => {
  test('are looked at', () => {
    expect(source.length).toBeGreaterThan(100);
  });

  test('import only what the design allows them', () => {
    expect(violations(isAllowed)).toEqual([]);
  });

  test('keep the areas of the pages apart', () => {
    const staysInArea = (file: string, target: string): boolean => {
      const area = pageArea(file);
      const other = pageArea(target);
      return area === undefined || other === undefined || area === other;
    };
    expect(violations(staysInArea)).toEqual([]);
  });

  test('let a module of the server be entered only through its index', () => {
    const throughIndex = (file: string, target: string): boolean => {
      const module = serverModule(target);
      if (!file.startsWith('src/server/') || module === undefined || serverTools.has(module)) return true;
      return module === serverModule(file) || target.endsWith('/index.ts');
    };
    expect(violations(throughIndex)).toEqual([]);
  });
});
