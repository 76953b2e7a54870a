// `npm run backup` and `npm run restore`, as an operator runs them.
import { type Outcome, runCommand } from './command.ts';

export type { Outcome } from './command.ts';

/** Runs one of them on this directory. */
export const runTool = (
  tool: 'backup' | 'restore',
  args: readonly string[],
  dataHome: string,
  settings: Record<string, string> = {},
): Promise<Outcome> => runCommand(tool, args, { DATA_HOME: dataHome, DATABASE_URL: '', ...settings });
