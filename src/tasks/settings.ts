// `npm run settings`: writes the tables of docs/settings.md from the comments in the code.
import { readFileSync, writeFileSync } from 'node:fs';
import { readSettings, withSettings } from './settings-page.ts';

const root = new URL('../../', import.meta.url);
const page = new URL('docs/settings.md', root);
const settings = readSettings(readFileSync(new URL('src/server/settings/environment.ts', root), 'utf8'));

writeFileSync(page, withSettings(readFileSync(page, 'utf8'), settings));
