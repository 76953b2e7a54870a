/** What the server says in English needs no other words here. */
export const serverWords: Readonly<Record<string, string>> = {};
