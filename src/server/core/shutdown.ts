/** Ctrl-C reaches us from the terminal and again from npm, which forwards it. */
const sameSignalMs = 2_000;
/**
 * A supervisor kills a process that does not end: systemd after 90 s, Kubernetes after 30, Docker after 10 by default.
 */
const longestStopMs = 14_500;

/** Every step of a stop is tried, so several may have failed. */
const reasonsOf = (error: unknown): string[] => {
  if (error instanceof SuppressedError) return [error.suppressed, error.error].flatMap(reasonsOf);
  return [error instanceof Error ? error.message : String(error)];
};

/** Fails when the work takes longer: a step that hangs must not hold up the next one. */
export const within = async (milliseconds: number, name: string, work: () => Promise<void>): Promise<void> => {
  const signal = AbortSignal.timeout(milliseconds);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`${name} took longer than ${milliseconds} ms to stop`)));
  });
  await Promise.race([work(), late]);
};

/**
 * Runs the work once when the process is asked to end, then ends it: with 0, or with 1 when the work failed or took too
 * long. A later signal ends it at once. Returns a function that asks for it with another exit code.
 */
export const onShutdown = (work: () => Promise<void>, longestMs = longestStopMs): ((code: number) => void) => {
  let askedAt: number | undefined;

  const stop = (code: number): void => {
    askedAt = Date.now();
    setTimeout(() => {
      console.error(`Stopping took longer than ${longestMs} ms and was given up`);
      process.exit(1);
    }, longestMs);
    work().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(`Stopping failed: ${[...new Set(reasonsOf(error))].join('; ')}`);
        process.exit(1);
      },
    );
  };

  const onSignal = (): void => {
    if (askedAt === undefined) stop(0);
    else if (Date.now() - askedAt > sameSignalMs) process.exit(1);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return (code) => {
    if (askedAt === undefined) stop(code);
  };
};
