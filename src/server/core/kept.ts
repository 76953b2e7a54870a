/** Keeps values that took long to make, by name, up to a number of them: those that were used last. */
type Kept<Value> = {
  find: (name: string) => Promise<Value> | undefined;
  /** Keeps the value unless it fails. Callers that ask before it is ready wait for the same one. */
  keep: (name: string, made: Promise<Value>) => Promise<Value>;
  clear: () => void;
};

export const createKept = <Value>(max: number): Kept<Value> => {
  const kept = new Map<string, Promise<Value>>();
  const renew = (name: string, value: Promise<Value>): void => {
    kept.delete(name);
    kept.set(name, value);
    const [longestUnused] = kept.keys();
    if (kept.size > max && longestUnused !== undefined) kept.delete(longestUnused);
  };
  return {
    find: (name) => {
      const value = kept.get(name);
      if (value) renew(name, value);
      return value;
    },
    keep: (name, made) => {
      renew(name, made);
      made.catch(() => kept.get(name) === made && kept.delete(name));
      return made;
    },
    clear: () => kept.clear(),
  };
};
