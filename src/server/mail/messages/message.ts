import type { Language } from '../../pages/index.ts';

/** What a message says, as plain text: the layout escapes it. Names that users choose are left out, as they may deceive. */
export type Content = {
  subject: string;
  paragraphs: readonly string[];
  facts?: readonly (readonly [name: string, value: string])[];
  action?: { label: string; address: string };
  /** What to do when the message was not expected. */
  note?: string;
};

export type Store = { storeName: string; publicUrl: string };

export type Context = Store & { language: Language };

/** A message with this data, in each language. */
export type Message<Data> = Readonly<Record<Language, (data: Data, context: Context) => Content>>;
