// The server as its own process, to be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { StoreSecret } from '#server/core/encryption.ts';
import { postmasterOf } from './embedded-home.ts';
import { programOf } from './programs.ts';
import { projectRoot } from '../tidy/source-tree.ts';

export type ServerProcess = {
  pid: number;
  /** Where it listens. */
  url: string;
  /** Its public address; tokens of this process stay valid when the next one gets it too. */
  publicUrl: string;
  /** Ends it at once, as a power cut would end the program; with its database server too when asked. */
  kill(withDatabase?: boolean): Promise<void>;
  /** Lets it finish; the exit code says how it ended. */
  stop(): Promise<number | null>;
  /** Resolves with the exit code when it has ended. */
  ended: Promise<number | null>;
};

/** Long, because a busy machine is no failure: a server that cannot start ends by itself. */
const readyDeadlineMs = 180_000;

/** The port that it says it listens on. */
const whenReady = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string): void => reject(new Error(`The server ${reason}:\n${output}`));
    const deadline = setTimeout(() => fail('was not ready in time'), readyDeadlineMs);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, port] = /is ready: .*\(port (\d+)\)/.exec(output) ?? [];
      if (port === undefined) return;
      clearTimeout(deadline);
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', read).resume();
      resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code, signal) => fail(`ended with ${code ?? signal}`));
  });

const exited = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
  return child.exitCode;
};

/**
 * Starts the server with its embedded database in this directory, as `npm start` does after its preparations. It
 * listens on a free port. `publicUrl` is that of an earlier start, `program` another one that starts it, and `settings`
 * are further environment variables.
 */
export const startServerProcess = async (
  dataHome: string,
  publicUrl = '',
  program = 'src/server/main.ts',
  settings: Record<string, string> = {},
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [programOf(program)], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      PUBLIC_URL: publicUrl,
      DATA_HOME: dataHome,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://localhost:${await whenReady(child)}`;
  child.removeAllListeners('exit');
  const ended = once(child, 'exit').then(() => child.exitCode);
  return {
    pid: child.pid ?? 0,
    url,
    publicUrl: publicUrl || url,
    kill: async (withDatabase = false) => {
      const database = postmasterOf(dataHome);
      await exited(child, 'SIGKILL');
      if (withDatabase) process.kill(database, 'SIGKILL');
    },
    stop: () => exited(child, 'SIGTERM'),
    ended,
  };
};

type Store = { publicUrl: string; databaseUrl: string; secret: StoreSecret };

/** A second process of a store that runs in the test's own. */
export const startSecondProcess = (
  dataHome: string,
  { publicUrl, databaseUrl, secret }: Store,
): Promise<ServerProcess> =>
  startServerProcess(dataHome, publicUrl, 'tests/support/second-store-child.ts', {
    DATABASE_URL: databaseUrl,
    SECRET: secret[0].toString('base64'),
  });
