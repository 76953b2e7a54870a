// After each installation: makes `node_modules/.bin/node` the Node of the packages. npm 9 leaves it out, because
// packages for other machines have a program of that name too, and the first of them takes the place although it is not
// installed.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';

const link = 'node_modules/.bin/node';

/** @type {{ optionalDependencies: Record<string, string> }} */
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const installed = Object.keys(optionalDependencies)
  .filter((name) => name.startsWith('node-'))
  .map((name) => `${name}/bin/node`)
  .find((file) => existsSync(`node_modules/${file}`));

if (installed !== undefined && !existsSync(link)) {
  mkdirSync('node_modules/.bin', { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(`../${installed}`, link);
}
