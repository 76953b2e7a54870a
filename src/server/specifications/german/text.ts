/** What a document says about an operation. */
export type OperationText = { summary: string; description: string };

/** The texts of a whole document: the compiler names an operation, or a webhook, that has none. */
export type DocumentTexts<Operations, Webhooks> = {
  summary: string;
  description: string;
  tags: Record<string, string>;
  operations: Record<keyof Operations, OperationText>;
  webhooks: Record<keyof Webhooks, OperationText>;
};
