// Draws documents in a separate thread: one takes an eighth of a second, which would block all requests here.
import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { DocumentFrame, Drawing, DrawingTask } from './drawing-thread.ts';

/** How long the idle thread is kept. Starting one takes a fifth of a second. */
const idleMs = 60_000;

type Thread = { worker: Worker; idle: NodeJS.Timeout };

let thread: Thread | undefined;

const forget = (ended: Thread): void => {
  clearTimeout(ended.idle);
  if (thread === ended) thread = undefined;
};

const startThread = (): Thread => {
  const worker = new Worker(new URL('drawing-thread.ts', import.meta.url));
  const started: Thread = { worker, idle: setTimeout(() => void worker.terminate(), idleMs).unref() };
  // Its open tasks fail because their channels are closed.
  worker.on('error', () => forget(started));
  worker.once('exit', () => forget(started));
  worker.unref();
  return started;
};

/**
 * A document as PDF, drawn by the module at this address (DrawDocument). Starts the thread for the first one, and again
 * after it ended.
 */
export const drawAside = async (
  module: URL,
  content: unknown,
  frame: DocumentFrame,
): Promise<Uint8Array<ArrayBuffer>> => {
  const used = (thread ??= startThread());
  used.idle.refresh();
  const { port1: answer, port2: reply } = new MessageChannel();
  used.worker.postMessage({ module: module.href, content, frame, reply } satisfies DrawingTask, [reply]);
  const drawing = await Promise.race([
    once(answer, 'message').then(([message]) => message as Drawing),
    once(answer, 'close').then(() => undefined),
  ]);
  if (drawing === undefined) {
    forget(used);
    throw new Error('The thread that draws documents has ended');
  }
  if ('error' in drawing) throw drawing.error;
  return drawing.pdf;
};
