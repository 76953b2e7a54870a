// Starts the stand-in of a vendor as a process of its own, and orders what it does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../tidy/source-tree.ts';

export type StandIn = {
  /** Address of the vendor's API. */
  address: URL;
  /** Does this in the place of people, phones or a broken network. Resolves when what it sends for it was answered. */
  order: (action: string, order?: object) => Promise<unknown>;
  stop: () => Promise<void>;
};

const addressIn = async (output: AsyncIterable<Buffer>): Promise<URL> => {
  for await (const chunk of output) {
    const [, address] = /is ready: (\S+)/.exec(chunk.toString()) ?? [];
    if (address !== undefined) return new URL(address);
  }
  throw new Error('The stand-in did not start');
};

/** The program prints where it is ready. */
export const startStandIn = async (
  program: string,
  settings: Record<string, string>,
  ...words: string[]
): Promise<StandIn> => {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: projectRoot,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressIn(child.stdout.iterator({ destroyOnReturn: false }));
  return {
    address,
    order: async (action, body = {}) => {
      const response = await fetch(new URL(`/control/${action}`, address), {
        method: 'POST',
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
      return response.json();
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
};
