/** Far below the 60 s that a client waits for an answer (CLI-005), and enough for a provider that is busy. */
export const GATEWAY_TIMEOUT_MS = 20_000;

/** The provider did not answer in time. What it was asked for may still happen. */
export class GatewayTimeout extends Error {
  constructor(milliseconds: number) {
    super(`The provider did not answer within ${milliseconds} ms`);
    this.name = 'GatewayTimeout';
  }
}

/** Waits so long for a call to a provider; then its signal is aborted and a GatewayTimeout is thrown. */
export const withTimeLimit = <Answer>(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const signal = AbortSignal.timeout(milliseconds);
  const expired = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new GatewayTimeout(milliseconds)));
  });
  return Promise.race([expired, call(signal)]);
};
