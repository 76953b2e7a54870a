import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { sectionsOf } from '#storybook/docstring-sections.ts';
import { contentOf, filesBelow, importsOf, placesOf, projectRoot } from './source-tree.ts';

/** Files that show something by themselves, not their parts. */
const shownFiles = (folder: string): string[] =>
  filesBelow(`src/web/${folder}`).filter((file) => /\/[A-Z]\w+\.tsx$/.test(file) && !file.includes('/parts/'));

const library = shownFiles('ui');
const catalogue = [...library, ...shownFiles('components')];
const all = [...catalogue, ...['shell', 'features'].flatMap(shownFiles)];

/** The feature that a file belongs to, or the folder that it lies in. */
const roomOf = (file: string): string => /^src\/web\/features\/[^/]+/.exec(file)?.[0] ?? path.dirname(file);

/** The components of the catalogue that two features or folders use, so that others than their author place them. */
const shared = (): string[] => {
  const imports = filesBelow('src/web').map((file) => ({
    folder: roomOf(file),
    names: new Set(importsOf(file)),
  }));
  const foldersWith = (component: string): Set<string> =>
    new Set(imports.filter(({ names }) => names.has(component)).map(({ folder }) => folder));
  return catalogue.filter((file) => foldersWith(file).size >= 2);
};

const componentOf = (file: string): string => path.posix.basename(file, '.tsx');

/** The comment right before the component. */
const docstringOf = (file: string): string =>
  contentOf(file)
    .split(`*/\nexport const ${componentOf(file)} `)[0]
    ?.split('/**')
    .at(-1)
    ?.replaceAll(/^ \*(?: |$)/gm, '') ?? '';

const newProgram = (files: readonly string[]): ts.Program => {
  const { config } = ts.readConfigFile(path.join(projectRoot, 'tsconfig.browser.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, projectRoot);
  return ts.createProgram(
    files.map((file) => path.join(projectRoot, file)),
    { ...options, noEmit: true },
  );
};

/** Whether it is declared here: what a library or the contract declares has its words there. */
const isOwn = (prop: ts.Symbol): boolean => {
  const file = path.relative(projectRoot, prop.declarations?.[0]?.getSourceFile().fileName ?? '');
  return file.startsWith('src/') && !file.startsWith('src/contract/');
};

/** The props of a file's component, of each variant where its type is a union. */
const propsOf = (file: string, program: ts.Program, checker: ts.TypeChecker): ts.Symbol[] => {
  const source = program.getSourceFile(path.join(projectRoot, file));
  const module = source && checker.getSymbolAtLocation(source);
  const component = module && checker.getExportsOfModule(module).find(({ name }) => name === componentOf(file));
  const [parameter] = component
    ? (checker.getTypeOfSymbol(component).getCallSignatures()[0]?.getParameters() ?? [])
    : [];
  if (!parameter) return [];
  const props = checker.getTypeOfSymbol(parameter);
  return (props.isUnion() ? props.types : [props]).flatMap((type) => type.getProperties());
};

describe('the docs pages', () => {
  let program: ts.Program;

  beforeAll(() => {
    program = newProgram(all);
  }, 120_000);

  test('say of every prop what it means', () => {
    const checker = program.getTypeChecker();
    const lacking = all.flatMap((file) =>
      propsOf(file, program, checker)
        .filter((prop) => isOwn(prop) && prop.getDocumentationComment(checker).length === 0)
        .map(({ name }) => `${file}: ${name}`),
    );
    expect([...new Set(lacking)]).toEqual([]);
  }, 120_000);

  test('say of every component of the catalogue when to use it', () => {
    expect(catalogue.filter((file) => !/\bUse it\b/.test(docstringOf(file)))).toEqual([]);
  });

  test('give guidance for those who place a component, and none where one file alone does', () => {
    const parts = all.filter((file) => !catalogue.includes(file) && placesOf(file).length < 2);
    expect(parts.filter((file) => /^ \* (?:Use it\b|(?:Anatomy|Do|Don't|Keyboard):)/m.test(contentOf(file)))).toEqual(
      [],
    );
  });

  test('say of every component that is shared how it is built, and what to do and not to do with it', () => {
    const lacking = [...new Set([...library, ...shared()])].flatMap((file) => {
      const sections = sectionsOf(docstringOf(file));
      const wanted = ['use', 'anatomy', 'dos', 'donts'] as const;
      return wanted.filter((section) => !sections[section]).map((section) => `${file}: ${section}`);
    });
    expect(lacking).toEqual([]);
  });
});
