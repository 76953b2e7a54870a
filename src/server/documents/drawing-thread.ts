// The program of the thread that draws documents (draw-aside.ts).
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Language } from '#domain/languages.ts';

/** The reader that a document is drawn for. */
export type DocumentFrame = { storeName: string; language: Language };

/** What the module of a kind of document exports as `draw`. The same content gives the same bytes. */
export type DrawDocument<Content> = (content: Content, frame: DocumentFrame) => Promise<Uint8Array<ArrayBuffer>>;

/** A document to draw, the address of the module that draws its kind, and the port for the drawing. */
export type DrawingTask = { module: string; content: unknown; frame: DocumentFrame; reply: MessagePort };

export type Drawing = { pdf: Uint8Array<ArrayBuffer> } | { error: unknown };

const draw = async ({ module, content, frame }: DrawingTask): Promise<Drawing> => {
  try {
    const kind = (await import(module)) as { draw: DrawDocument<unknown> };
    return { pdf: await kind.draw(content, frame) };
  } catch (error) {
    return { error };
  }
};

const perform = async (task: DrawingTask): Promise<void> => {
  const drawing = await draw(task);
  task.reply.postMessage(drawing, 'pdf' in drawing ? [drawing.pdf.buffer] : []);
  task.reply.close();
};

parentPort?.on('message', (task: DrawingTask) => void perform(task));
