// The texts around every page: one file to fetch at the start.
export { common } from './common.ts';
export { ui } from './ui.ts';
export { shell } from './shell.ts';
export { errors } from './errors.ts';
export { serverWords } from './server-words.ts';
