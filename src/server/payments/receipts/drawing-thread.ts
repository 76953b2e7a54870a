// The program of the thread that draws receipts (draw-aside.ts).
import { type MessagePort, parentPort } from 'node:worker_threads';
import { drawReceipt, type ReceiptFrame } from './document.ts';
import type { Receipt } from './receipt.ts';

/** A receipt to draw, and the port for the drawing. */
export type DrawingTask = { receipt: Receipt; frame: ReceiptFrame; reply: MessagePort };

export type Drawing = { pdf: Uint8Array<ArrayBuffer> } | { error: unknown };

const draw = async ({ receipt, frame }: DrawingTask): Promise<Drawing> => {
  try {
    return { pdf: await drawReceipt(receipt, frame) };
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
