/** Whether the server sent this page with its content, so that the app takes over what is there. */
export const isPrerendered = (): boolean =>
  globalThis.document?.documentElement.hasAttribute('data-prerendered') ?? false;
