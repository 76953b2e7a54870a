import type { Language } from '#domain/languages.ts';
import { type Brand, htmlOf, textOf } from './layout.ts';
import { type DataOf, type MessageKind, messages, type Store } from './messages/index.ts';

type Addressed<Kind extends MessageKind> = {
  kind: Kind;
  data: DataOf<Kind>;
  language: Language;
  recipient: string;
  /** The brand of the shop, for a message to a traveller. */
  brand?: Brand | undefined;
};

export type Rendered = { subject: string; text: string; html: string };

/** A message as text and as HTML. */
export const renderMail = async <Kind extends MessageKind>(
  { kind, data, language, recipient, brand }: Addressed<Kind>,
  store: Store,
): Promise<Rendered> => {
  const content = messages[kind][language](data, { ...store, language });
  const frame = { ...store, language, recipient, brand };
  return { subject: content.subject, text: textOf(content, frame), html: String(await htmlOf(content, frame)) };
};
