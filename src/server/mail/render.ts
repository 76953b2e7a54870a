import type { Language } from '../pages/index.ts';
import { htmlOf, textOf } from './layout.ts';
import { type DataOf, type MessageKind, messages, type Store } from './messages/index.ts';

type Addressed<Kind extends MessageKind> = {
  kind: Kind;
  data: DataOf<Kind>;
  language: Language;
  recipient: string;
};

export type Rendered = { subject: string; text: string; html: string };

/** A message as text and as HTML. */
export const renderMail = async <Kind extends MessageKind>(
  { kind, data, language, recipient }: Addressed<Kind>,
  store: Store,
): Promise<Rendered> => {
  const content = messages[kind][language](data, { ...store, language });
  const frame = { ...store, language, recipient };
  return { subject: content.subject, text: textOf(content, frame), html: String(await htmlOf(content, frame)) };
};
