/** Nobody has gone anywhere on the page yet: a field may take the focus. */
export const isUntouched = (): boolean => document.activeElement?.matches('body, main, h1') ?? true;
