// A request whose body stays away for a while: who sends it is asked before it is there.
import { request } from 'node:http';

export type HeldCall = {
  /** Sends the rest of the body; the status and the body of the answer. */
  finish: () => Promise<{ status: number; text: string }>;
};

type Sent = { method: string; headers: Record<string, string>; body: string };

/** Sends the head and the first letters. `isKnown` sends another call of the same sender, and ends when that was answered. */
export const holdCall = async (
  address: string,
  { method, headers, body }: Sent,
  isKnown: () => Promise<unknown>,
): Promise<HeldCall> => {
  const length = String(Buffer.byteLength(body));
  const call = request(address, { method, agent: false, headers: { ...headers, 'content-length': length } });
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    call.once('error', reject).once('response', (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
  await new Promise<void>((resolve) => call.write(body.slice(0, 2), () => resolve()));
  await isKnown();
  return {
    finish: () => {
      call.end(body.slice(2));
      return answered;
    },
  };
};
