/**
 * Far below the 60 s that a client waits for a response (CLI-005), and enough for a busy provider. There is no circuit
 * breaker: decision 69.
 */
export const GATEWAY_TIMEOUT_MS = 20_000;

/** The provider did not answer in time. It may still carry out the call. */
export class GatewayTimeout extends Error {
  constructor(milliseconds: number) {
    super(`The provider did not answer within ${milliseconds} ms`);
    this.name = 'GatewayTimeout';
  }
}

/** Waits this long for a call to a provider, then aborts its signal and throws a GatewayTimeout. */
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
