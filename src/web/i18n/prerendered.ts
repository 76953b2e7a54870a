/** On the document of a page that the server rendered, until the app has taken it over. */
export const PRERENDERED = 'data-prerendered';

/** Whether the server sent this page with its content, so that the app hydrates it. */
export const isPrerendered = (): boolean => globalThis.document?.documentElement.hasAttribute(PRERENDERED) ?? false;
