import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { storeHome } from './store-home.ts';

/** `npm run operator`, beside the running store. */
export const runOperatorCommand = (...args: string[]): void => {
  execFileSync(process.execPath, ['src/server/cli/operator.ts', ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_HOME: storeHome() },
  });
};
