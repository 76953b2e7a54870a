import { globSync, readFileSync } from 'node:fs';

/** Where code lies that a story can import; the server's folders hold none. */
const folders = ['.storybook', 'stories', 'mocks', 'src/web', 'src/traveller', 'src/domain', 'src/contract'];

/** What Storybook prepares by itself, and what only the builder runs. */
const isForBuilder = (name: string): boolean => /^@?storybook\b|\/node$|\.css$/.test(name);

const installed = (): Set<string> => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
  return new Set(Object.keys({ ...dependencies, ...devDependencies }));
};

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

const namesIn = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport) ['"]([^'"\s]+)['"]/g), ([, name = '']) => name);

/**
 * Every package that stories reach, by the name it is imported under. Named up front, since Vite keeps what it prepared
 * between runs and would reload the page under a running test on meeting a name that is new since then.
 */
export const storyDependencies = (): string[] => {
  const known = installed();
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`));
  const names = [...new Set(files.flatMap(namesIn))];
  return names.filter((name) => known.has(packageOf(name)) && !isForBuilder(name)).sort();
};
