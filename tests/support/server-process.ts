// The server as its own process, to be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { projectRoot } from '../tidy/source-tree.ts';

export type ServerProcess = {
  url: string;
  /** Ends it at once, as a power cut would end the program; with its database server too when asked. */
  kill(withDatabase?: boolean): Promise<void>;
  /** Lets it finish. */
  stop(): Promise<void>;
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

/** Long, because a busy machine is no failure: a server that cannot start ends by itself. */
const readyDeadlineMs = 180_000;

const whenReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string): void => reject(new Error(`The server ${reason}:\n${output}`));
    const deadline = setTimeout(() => fail('was not ready in time'), readyDeadlineMs);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!/is ready: /.test(output)) return;
      clearTimeout(deadline);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code, signal) => fail(`ended with ${code ?? signal}`));
  });

const exited = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
};

/**
 * Starts the server with its embedded database in this directory, as `npm start` does after its preparations; `program` may
 * be another one that starts it.
 */
export const startServerProcess = async (
  dataHome: string,
  port?: number,
  program = 'src/server/main.ts',
): Promise<ServerProcess> => {
  const at = port ?? (await freePort());
  const child = spawn(process.execPath, [program], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(at),
      DATA_HOME: dataHome,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await whenReady(child);
  child.removeAllListeners('exit');
  return {
    url: `http://localhost:${at}`,
    kill: async (withDatabase = false) => {
      const pid = Number(readFileSync(path.join(dataHome, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
      await exited(child, 'SIGKILL');
      if (withDatabase) process.kill(pid, 'SIGKILL');
    },
    stop: () => exited(child, 'SIGTERM'),
  };
};
