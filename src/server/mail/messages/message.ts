import type { Language } from '#domain/languages.ts';

/** What a message says, as plain text: the layout escapes it. Names that users choose are left out, as they may
 * deceive; a customer's message names the shop as its pages do, and costs a sale. A request is quoted as what it is:
 * the words of a reseller. */
export type Content = {
  subject: string;
  paragraphs: readonly string[];
  facts?: readonly (readonly [name: string, value: string])[];
  /** What somebody else wrote, set apart from the words of the store. */
  quote?: { label: string; text: string };
  action?: { label: string; address: string };
  /** What to do where the button is not what the receiver needs. */
  otherwise?: string;
  /** What to do when the message was not expected. */
  note?: string;
  /** Its receiver bought a package, and has no account. */
  isForCustomer?: true;
};

export type Store = {
  storeName: string;
  publicUrl: string;
  /** The address of a customer's page, by the id of the link to the eSIM. */
  travellerLink: (linkId: string, page: 'installation' | 'profile') => string;
};

type Context = Store & { language: Language };

/** A message with this data, in each language. */
export type Message<Data> = Readonly<Record<Language, (data: Data, context: Context) => Content>>;
