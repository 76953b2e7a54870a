// The licences of the packages that the product ships, from package.json and from the licence file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type LockedPackage = {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  /** Set for packages of one platform, which are not installed on others. */
  os?: string[];
};

export type ShippedPackage = {
  name: string;
  version: string;
  /** From its package.json; empty when it names none. */
  licence: string;
  /** Texts of its licence files; empty when it has none or is for another platform. */
  texts: string[];
  /** Whether only one platform installs it. */
  isPlatform: boolean;
};

const root = path.resolve(import.meta.dirname, '../..');

const licenceFile = /^(?:licen[cs]e|copying)/i;

const textsOf = (folder: string): string[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').trim());
};

const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/** Every package of package-lock.json that is not only for development, sorted by name. */
export const shippedPackages = (): ShippedPackage[] => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
    .map(([place, { version = '', license = '', os }]) => ({
      name: nameOf(place),
      version,
      licence: license,
      texts: os ? [] : textsOf(path.join(root, place)),
      isPlatform: os !== undefined,
    }))
    .sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1));
};

const copyright = /^\W*(?:copyright\b|\(c\)|©)/i;

/** A licence's lines without those that name its holders, so that equal licences are printed once. */
const bodyOf = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => !copyright.test(line))
    .join('\n')
    .trim();

const holdersOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .filter((line) => copyright.test(line))
    .map((line) => line.trim());

const headOf = ({ name, version, licence }: ShippedPackage): string => `${name} ${version} (${licence || 'see below'})`;

/** The text of NOTICE: all third parties of the product, with their licences. */
export const noticeText = (packages: readonly ShippedPackage[]): string => {
  const without = packages.filter(({ texts }) => texts.length === 0).map(headOf);
  const byBody = Map.groupBy(
    packages.flatMap((shipped) => shipped.texts.map((text) => ({ shipped, text }))),
    ({ text }) => bodyOf(text).replaceAll(/\s+/g, ' '),
  );
  const sections = [...byBody.values()].map((entries) =>
    [
      ...entries.flatMap(({ shipped, text }) => [headOf(shipped), ...holdersOf(text).map((line) => `    ${line}`)]),
      '',
      bodyOf(entries[0]?.text ?? ''),
    ].join('\n'),
  );
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `${[
    'Simshelf contains the packages below. Made by `npm run notice`.',
    ...sections,
    `Packages without a licence file of their own, under the licence that their package.json names:\n\n${without.join('\n')}`,
  ].join(rule)}\n`;
};
