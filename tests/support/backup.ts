// `npm run backup` and `npm run restore`, as an operator runs them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { projectRoot } from '../tidy/source-tree.ts';

export type Outcome = { code: number | null; output: string; errors: string };

/** Runs one of them on this directory. */
export const runTool = async (
  tool: 'backup' | 'restore',
  args: readonly string[],
  dataHome: string,
  settings: Record<string, string> = {},
): Promise<Outcome> => {
  const child = spawn(process.execPath, [`src/server/cli/${tool}.ts`, ...args], {
    cwd: projectRoot,
    env: { ...process.env, DATA_HOME: dataHome, DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output, errors };
};
