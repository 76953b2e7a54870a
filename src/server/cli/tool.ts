// What the command-line tools share: the login of the store's system, and how they end.
import { z } from 'zod';
import type { Config } from '../settings/index.ts';
import { codeOf, explainStart, StartFailure } from '../core/start-failure.ts';
import { connect, type Sql } from '../db/connect.ts';
import { loginsOf } from '../db/logins.ts';
import { openDatabase } from '../db/open.ts';
import { requireReachable } from '../db/reach.ts';

/** Why a tool could not do its work, for the operator to read. */
export const explain = (error: unknown): string =>
  error instanceof z.core.$ZodError ? z.prettifyError(error) : explainStart(error);

const HELP: ReadonlySet<string | undefined> = new Set(['help', '--help', '-h']);

/** Prints how a tool is used, where its command line asks for that alone; returns whether it does. */
export const printsHelp = (usage: string): boolean => {
  const [asked, ...rest] = process.argv.slice(2);
  const isAsked = HELP.has(asked) && rest.length === 0;
  if (isAsked) console.log(usage);
  return isAsked;
};

/**
 * Prints how the tool is used, where that is asked for, or else what the work returns. If it fails, prints why and ends the
 * tool with a failure.
 */
export const runTool = async (usage: string, work: (given: string[]) => Promise<string>): Promise<void> => {
  if (printsHelp(usage)) return;
  try {
    console.log(await work(process.argv.slice(2)));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
};

const wrongLogin: ReadonlySet<string> = new Set(['28P01', '28000']);

/** The passwords of the store's logins are derived from its secret. */
const requireSecretOfStore = async (systemUrl: string): Promise<void> => {
  try {
    await requireReachable('DATABASE_URL', systemUrl);
  } catch (error) {
    if (!(error instanceof Error) || !wrongLogin.has(codeOf(error.cause))) throw error;
    throw new StartFailure(
      'SECRET is not the one that the store was last started with, so this tool cannot sign in to its database. Set that one: ' +
        'docs/operate.md, "Another SECRET".',
      { cause: error },
    );
  }
};

/** Does the work on an existing store, as its system. */
export const withSystem = async <T>(config: Config, work: (system: Sql) => Promise<T>): Promise<T> => {
  const database = await openDatabase(config);
  try {
    const logins = config.logins ?? loginsOf(database.url, config.secret);
    if (!config.logins) await requireSecretOfStore(logins.system);
    const { system, close } = connect(logins, { app: 1, system: 1 });
    try {
      return await work(system);
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
};
