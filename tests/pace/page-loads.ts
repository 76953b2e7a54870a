// The program of a thread that opens pages as quickly as it gets them, as a browser elsewhere does.
import { parentPort } from 'node:worker_threads';
import { Agent, request } from 'undici';

export type PageLoads = { addresses: string[]; headers: Record<string, string>; atOnce: number; each: number };

const open = async ({ addresses, headers, atOnce, each }: PageLoads): Promise<number[]> => {
  const dispatcher = new Agent({ connections: atOnce });
  const load = async (address: string): Promise<number> => {
    const answer = await request(address, { headers, dispatcher });
    await answer.body.dump({ limit: Infinity });
    return answer.statusCode;
  };
  const statuses = new Set<number>();
  const loadEach = async (start: number): Promise<void> => {
    for (let count = 0; count < each; count += 1)
      statuses.add(await load(addresses[(start + count) % addresses.length] ?? ''));
  };
  await Promise.all(Array.from({ length: atOnce }, (_, start) => loadEach(start)));
  await dispatcher.close();
  return [...statuses];
};

parentPort?.on('message', (loads: PageLoads) => {
  void open(loads).then((statuses) => parentPort?.postMessage(statuses, []));
});
