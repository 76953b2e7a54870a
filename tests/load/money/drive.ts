// Calls of many clients at once, for a while, and what they cost.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { processorTimeOf, processorTimeOfGroup } from './processor-time.ts';
import type { LoadedStore } from './store.ts';

export type Call = () => Promise<unknown>;

/** What a round of calls showed. */
export type Round = {
  /** Calls a second. */
  rate: number;
  /** Processor time a call, in milliseconds. */
  server: number;
  database: number;
};

const clients = 16;
const roundMs = 3_000;
const msPerSecond = 1_000;

const agent = new Agent({ keepAlive: true, maxSockets: clients });

export type HttpCall = { url: string; token: string; body?: () => object };

/** Sends one request; rejects unless it is answered 200. */
export const send = async ({ url, token, body }: HttpCall): Promise<string> => {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers });
  sent.end(body && JSON.stringify(body()));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}: ${answer}`);
  return answer;
};

/** Runs `call` for a round, and reads what the processes used during it. */
export const drive = async (
  call: Call,
  { processes, postmaster }: Pick<LoadedStore, 'processes' | 'postmaster'>,
): Promise<Round> => {
  const serverTime = () => processes.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0);
  const before = { server: serverTime(), database: processorTimeOfGroup(postmaster) };
  const start = performance.now();
  let count = 0;
  const work = async (): Promise<void> => {
    while (performance.now() - start < roundMs) {
      await call();
      count++;
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  // A server closes connections that are idle until the next round.
  agent.destroy();
  return {
    rate: (count / (performance.now() - start)) * msPerSecond,
    server: (serverTime() - before.server) / count,
    database: (processorTimeOfGroup(postmaster) - before.database) / count,
  };
};

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const rounds = 5;

/** Runs the calls in turn, some rounds each, and prints the medians, and what the first is of each other. */
export const compare = async (store: LoadedStore, calls: Readonly<Record<string, Call>>): Promise<void> => {
  const seen = new Map<string, Round[]>(Object.keys(calls).map((name) => [name, []]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, call] of Object.entries(calls)) {
      const result = await drive(call, store);
      if (round > 0) seen.get(name)?.push(result);
    }
  }
  const medianOf = (name: string, part: keyof Round): number =>
    median((seen.get(name) ?? []).map((each) => each[part]));
  const [first = ''] = seen.keys();
  for (const name of seen.keys()) {
    const [rate, server, database] = [medianOf(name, 'rate'), medianOf(name, 'server'), medianOf(name, 'database')];
    const ratios = [...seen.keys()]
      .filter((other) => name === first && other !== first)
      .map((other) => `${(rate / medianOf(other, 'rate')).toFixed(2)} of ${other}`);
    console.log(
      [
        name,
        `${Math.round(rate)} a second`,
        `processor time a call: server ${server.toFixed(2)} ms, database ${database.toFixed(2)} ms`,
        ...ratios,
      ].join('; '),
    );
  }
};
