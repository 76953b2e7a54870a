// The two processes of the store, and its commands, all with the settings of one file.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '#support/poll.ts';
import { projectRoot } from '../tidy/source-tree.ts';

const READY_MS = 180_000;

export type LogLine = { level: string; msg: string; err?: { type?: string } };

export type StoreProcess = {
  port: number;
  /** Resolves when it can sell. */
  start: () => Promise<void>;
  /** As a power cut ends it. */
  kill: () => Promise<void>;
  /** Lets it finish. */
  stop: () => Promise<void>;
  isReady: () => Promise<boolean>;
  /** The lines of its log, of all starts. */
  readLog: () => LogLine[];
};

type Place = { settingsFile: string; home: string };

const environmentOf = (port: number) => ({ PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port) });

export const createProcess = ({ settingsFile, home }: Place, port: number): StoreProcess => {
  const log = path.join(home, `store-${port}.log`);
  let child: ChildProcess | undefined;

  const isReady = async (): Promise<boolean> => {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal }).catch(() => undefined);
    return answer?.status === 200;
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  };

  return {
    port,
    isReady,
    start: async () => {
      const output = openSync(log, 'a');
      const started = spawn(process.execPath, [`--env-file=${settingsFile}`, 'src/server/main.ts'], {
        cwd: projectRoot,
        env: environmentOf(port),
        stdio: ['ignore', output, output],
      });
      child = started;
      await until(
        `the process at ${port} is ready`,
        async () => {
          if (started.exitCode !== null) throw new Error(`The store did not start:\n${readFileSync(log, 'utf8')}`);
          return isReady();
        },
        READY_MS,
      );
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    readLog: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as LogLine),
  };
};

/** Runs a command of the store, and returns its exit code and what it said. */
export const runCommand = (
  { settingsFile }: Place,
  command: string,
  ...words: string[]
): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [`--env-file=${settingsFile}`, `src/server/cli/${command}.ts`, ...words],
      { cwd: projectRoot, env: environmentOf(0) },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
    );
  });
