// A browser or its driver, started with a home of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What has to be installed, and where it is then. */
export const programs = {
  firefox: { package: 'firefox-esr', files: ['/usr/bin/firefox-esr'] },
  webkit: {
    package: 'webkit2gtk-driver',
    files: ['/usr/bin/WebKitWebDriver', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'],
  },
  display: { package: 'xvfb', files: ['/usr/bin/Xvfb'] },
} as const;

/** @throws with what to install. */
export const requirePrograms = (): void => {
  const missing = Object.values(programs).filter(({ files }) => files.some((file) => !existsSync(file)));
  if (missing.length > 0)
    throw new Error(
      `These tests need browsers of Debian that are not here: apt-get install ${missing.map((program) => program.package).join(' ')}`,
    );
};

export const makeHome = (): string => {
  const home = mkdtempSync(path.join(tmpdir(), 'simshelf-browser-'));
  mkdirSync(path.join(home, 'Downloads'));
  return home;
};

export const removeHome = (home: string): void => rmSync(home, { recursive: true, force: true, maxRetries: 10 });

export type Program = { process: ChildProcess; stop: () => Promise<void> };

type Start = { file: string; args: readonly string[]; env: Record<string, string>; onLine: (line: string) => void };

/** Starts a program in a group of its own, so that what it starts ends with it. Reads what it prints, line by line. */
export const startProgram = ({ file, args, env, onLine }: Start): Program => {
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { PATH: process.env['PATH'], TZ: 'Europe/Berlin', ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
  }
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.pid === undefined) return;
    const closed = once(child, 'close');
    process.kill(-child.pid, 'SIGKILL');
    await closed;
  };
  return { process: child, stop };
};
