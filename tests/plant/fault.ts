/** One mistake in the code, and the tests that are to notice it. */
export type Fault = {
  /** The planted fault. Unique. */
  name: string;
  /** Relative to the project, as is `tests`. */
  file: string;
  /** Must be in the file exactly once. */
  find: string;
  replace: string;
  /** One test file. */
  tests: string;
};

/** The SQL function of this name. */
export const sqlFunction = (name: string): string => `src/server/db/functions/${name}.sql`;

/** The file of the schema with this name. */
export const schemaFile = (name: string): string => `src/server/db/schema/${name}.sql`;

/** The text with the fault in it; undefined where the fault no longer applies. */
export const withFault = (text: string, { find, replace }: Fault): string | undefined => {
  const parts = text.split(find);
  return parts.length === 2 && find !== replace ? parts.join(replace) : undefined;
};
