/** Runs the tasks with at most this many under way at once; returns the outcome of each, in order. */
export const race = async <Result>(tasks: (() => Promise<Result>)[], atOnce: number): Promise<Result[]> => {
  const results: Result[] = Array.from({ length: tasks.length });
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < tasks.length) {
      const index = next++;
      const task = tasks[index];
      if (task) results[index] = await task();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
};

/** How often each value occurs. */
export const tally = (values: (string | number)[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(values, String)].map(([value, all]) => [value, all.length]));
