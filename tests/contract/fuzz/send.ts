import { Agent } from 'undici';
import type { Answer } from '../answer-fault.ts';
import type { Request } from './request.ts';

export type Connections = { send(request: Request): Promise<Answer>; close(): Promise<void> };

const headersOf = (raw: Record<string, string | string[] | undefined>): Headers =>
  new Headers(
    Object.entries(raw).flatMap(([name, value = []]) => [value].flat().map((each): [string, string] => [name, each])),
  );

/** Connections that stay open from one request to the next. */
export const connectTo = (url: string, connections: number): Connections => {
  const agent = new Agent({ connections, pipelining: 1 });
  return {
    send: async ({ method, path, headers, body }) => {
      const answer = await agent.request({ origin: url, path, method, headers, body: body ?? null });
      return {
        status: answer.statusCode,
        headers: headersOf(answer.headers),
        body: Buffer.from(await answer.body.arrayBuffer()),
      };
    },
    close: () => agent.close(),
  };
};
