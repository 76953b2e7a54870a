// Replaces @types/node, which packages of stories ask for: browsers have no `process`, `Buffer` or `node:fs`, so code
// that uses them does not compile (tsconfig.browser.json).

/** Nothing is declared. */
export type NoTypes = never;
