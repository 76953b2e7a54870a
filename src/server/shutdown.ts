/** Ctrl-C reaches us from the terminal and once more from npm, which passes on what it got. */
const sameSignalMs = 2_000;

/** Runs the work once when the process is asked to end, then ends it. Asked again later, it ends at once. */
export const onShutdown = (work: () => Promise<void>): void => {
  let askedAt = 0;
  const stop = (): void => {
    if (askedAt > 0) {
      if (Date.now() - askedAt > sameSignalMs) process.exit(1);
      return;
    }
    askedAt = Date.now();
    work().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Stopping failed:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
};
