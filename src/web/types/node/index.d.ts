// In place of @types/node, which packages of stories ask for: a browser has no `process`, `Buffer` or `node:fs`, so code for
// it does not compile with them (tsconfig.browser.json).

/** Nothing is declared. */
export type NoTypes = never;
