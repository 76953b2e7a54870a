// `npm run codegen`: writes everything that is generated from the contract (codegen.config.ts), from style sheets and from flags.
// What needs nothing of another runs beside it.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { withCodesOf } from '../codegen/codes-of.ts';
import type { OpenApi } from '../codegen/openapi.ts';
import { projectNode, projectRoot } from './bootstrap.mjs';

const documents = ['storefront', 'partner', 'operator'] as const;
const bundles = '.cache/openapi';

const inProject = (file: string): string => path.join(projectRoot, file);

/** Runs a script with the Node of the packages. What it prints is of interest only if it fails, and part of the error then. */
const run = async (command: string): Promise<void> => {
  const [script = '', ...args] = command.split(' ');
  await promisify(execFile)(projectNode, [inProject(script), ...args], { cwd: projectRoot });
};

/** Each document with all that it refers to, in one file, without the codes of problems that are of other documents. */
const bundle = async (): Promise<void> => {
  const config = '--config openapi/redocly.yaml';
  await run(`node_modules/.bin/redocly bundle ${config} ${documents.join(' ')} --output ${bundles} --ext json`);
  for (const name of documents) {
    const file = inProject(`${bundles}/${name}.json`);
    const document = JSON.parse(await readFile(file, 'utf8')) as OpenApi;
    await writeFile(file, JSON.stringify(withCodesOf(name, document), null, 2));
  }
};

/** Writes these parts of codegen.config.ts. */
const generate = (projects: string): Promise<void> =>
  run(`node_modules/.bin/orval --config codegen.config.ts --quiet --fail-on-warnings --project ${projects}`);

const generateFromContract = async (): Promise<void> => {
  await bundle();
  await Promise.all([
    generate('storefront storefrontValidators'),
    generate('partner partnerValidators operator operatorValidators esimGo'),
  ]);
};

await Promise.all([generateFromContract(), run('node_modules/.bin/cmk --project tsconfig.browser.json')]);
// They are those of the countries, whose codes the contract bounds.
await run('src/tasks/flags.ts');
