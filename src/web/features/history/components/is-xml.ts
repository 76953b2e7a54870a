/** Whether a text is well-formed XML. */
export const isXml = (text: string): boolean =>
  text.trimStart().startsWith('<') &&
  new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') === null;
