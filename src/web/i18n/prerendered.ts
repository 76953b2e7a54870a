/** Whether the server sent this page with its content, so that the app hydrates it. */
export const isPrerendered = (): boolean =>
  globalThis.document?.documentElement.hasAttribute('data-prerendered') ?? false;
