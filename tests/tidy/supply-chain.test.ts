// Only reviewed files are installed: versions are exact, every file of a package is known by its hash, and no package
// runs a program while it is installed.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from './source-tree.ts';

type Overrides = { [name: string]: string | Overrides };
type Package = { integrity?: string; resolved?: string; link?: boolean; hasInstallScript?: boolean };

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const { dependencies, devDependencies, allowScripts, overrides } = read('package.json') as Record<
  string,
  Record<string, unknown>
>;
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const installed = Object.entries(packages).filter(([place]) => place !== '');

const versionsOf = (rules: Overrides): string[] =>
  Object.values(rules).flatMap((rule) => (typeof rule === 'string' ? [rule] : versionsOf(rule)));

const nameOf = (place: string): string => place.split('node_modules/').at(-1) ?? '';

describe('the packages', () => {
  test('have exact versions', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.length).toBeGreaterThan(50);
    expect(
      versions.filter(([, version]) => !/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version))),
    ).toEqual([]);
  });

  test('are known by their SHA-512, and come from a registry', () => {
    const others = installed.filter(([, { integrity = '', resolved, link }]) => {
      const isFromElsewhere = link || (resolved !== undefined && !resolved.startsWith('https://'));
      return isFromElsewhere || !integrity.startsWith('sha512-');
    });
    expect(others.map(([place]) => place)).toEqual([]);
  });

  // npm 9 cannot read an alias there, which "$name" may stand for, and then says that there is no lock file.
  test('are overridden by versions, which every npm since 9.2 reads', () => {
    const versions = versionsOf(overrides as Overrides);
    expect(versions.length).toBeGreaterThan(1);
    expect(versions.filter((version) => !/^\^?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('run nothing while they are installed', () => {
    const withScripts = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => nameOf(place));
    expect(withScripts.filter((name) => allowScripts?.[name] !== false)).toEqual([]);
    expect(readFileSync('.npmrc', 'utf8')).toContain('strict-allow-scripts=true');
  });
});

const secrets: readonly RegExp[] = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bsk_live_[A-Za-z0-9]{16,}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
];

test('no file that is kept holds a secret', () => {
  const texts = filesBelow('src', 'tests', 'stories', 'mocks', 'openapi', 'docs', '.storybook').filter(
    (file) => !/\.(?:png|woff2?|pdf)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(1000);
  const telling = texts.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return secrets.some((secret) => secret.test(text));
  });
  expect(telling).toEqual([]);
});
