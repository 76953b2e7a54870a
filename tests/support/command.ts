// The commands of the store, as an operator runs them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { programOf } from './programs.ts';
import { projectRoot } from '../tidy/source-tree.ts';

export type Outcome = { code: number | null; output: string; errors: string };

/** Runs one of them with these settings, and with those of the tests beside them. */
export const runCommand = async (
  command: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<Outcome> => {
  const child = spawn(process.execPath, [programOf(`src/server/cli/${command}.ts`), ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output, errors };
};
