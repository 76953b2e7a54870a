/** The server's English messages need no translation here. */
export const serverWords: Readonly<Record<string, string>> = {};
