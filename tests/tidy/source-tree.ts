import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

const generated = ['src/contract/', 'src/web/api/storefront/', 'src/web/api/operator/', 'mocks/generated/'];

const read = (folder: string): string[] =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)))
    .filter((file) => !generated.some((folder) => file.startsWith(folder)));

/** Every file that is written by hand below these folders, relative to the project. */
export const filesBelow = (...folders: string[]): string[] => folders.flatMap(read).sort();

export const contentOf = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');

const aliases: Record<string, string> = (JSON.parse(contentOf('package.json')) as { imports: Record<string, string> })
  .imports;

const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The file that an import names, relative to the project; the bare name for a package. */
const resolveImport = (file: string, name: string): string => {
  if (name.startsWith('.')) return path.normalize(path.join(path.dirname(file), name));
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.slice(0, -1);
    if (name.startsWith(prefix)) return path.normalize(target.replace('*', name.slice(prefix.length)));
  }
  return name;
};

/** The imports of a file, resolved. */
export const importsOf = (file: string): string[] =>
  [...contentOf(file).matchAll(importPattern)].map(([, name = '']) => resolveImport(file, name));

let markup: ReadonlyMap<string, string> | undefined;

/** The files of the web app that place a component, by its name, in what they show. */
export const placesOf = (component: string): string[] => {
  markup ??= new Map(
    filesBelow('src/web')
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => [file, contentOf(file)]),
  );
  const tag = new RegExp(String.raw`<${path.posix.basename(component, '.tsx')}\b`);
  return [...markup].flatMap(([file, text]) => (file !== component && tag.test(text) ? [file] : []));
};
