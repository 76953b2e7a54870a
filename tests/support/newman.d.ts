// The part of newman that we use; it brings no types.
declare module 'newman' {
  type Failure = { source?: { name?: string }; error: { message: string } };

  type Summary = {
    run: { stats: { requests: { total: number }; assertions: { total: number } }; failures: Failure[] };
  };

  type Options = { collection: object; envVar: { key: string; value: string }[] };

  const newman: { run: (options: Options, done: (error: Error | null, summary: Summary) => void) => void };
  export default newman;
}
