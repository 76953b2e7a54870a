// What the walks ask of a browser: the part of W3C WebDriver that both browsers have, each in its own form (decision 123).

/** A source of input, in the form that WebDriver and WebDriver BiDi share. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: string;
      actions: (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown'; button: number }
        | { type: 'pointerUp'; button: number }
      )[];
    };

/** A function that the page runs: it sees nothing of the file that it is written in. */
export type Script<Args extends readonly unknown[], Result> = (...args: Args) => Result;

/** A browser that has never been at the store, with one window. */
export type Tab = {
  /** Opens an address, and waits until it is loaded. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page; what goes in and out is JSON. */
  run: <Args extends readonly unknown[], Result>(
    script: Script<Args, Result>,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Takes a cookie for the store at this address. */
  keep: (cookie: { name: string; value: string; path: string; url: string }) => Promise<void>;
  act: (source: InputSource) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** What the window shows, as PNG. */
  picture: () => Promise<Buffer>;
  /** The errors that the console has shown since the last call, but for loads that the leaving of a page broke off. */
  errors: () => Promise<string[]>;
  /** Where the browser saves files, without asking. */
  downloads: string;
  close: () => Promise<void>;
};

export type TabOptions = { isDark: boolean };

/** The text of a call that returns its result as JSON. */
export const callOf = (script: Script<never, unknown>, args: readonly unknown[]): string =>
  `(async () => JSON.stringify((await (${script.toString()})(...${JSON.stringify(args)})) ?? null))()`;
