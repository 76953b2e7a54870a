/** What took long to make, by name: so many of them, those that were used last. */
export type Kept<Value> = {
  find: (name: string) => Promise<Value> | undefined;
  /** Keeps it, unless it fails. Who asks meanwhile waits for the same. */
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
