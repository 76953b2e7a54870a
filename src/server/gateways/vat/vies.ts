// VIES, the register of VAT numbers of the European Commission: its REST API, as of November 2026.
import { z } from 'zod';
import type { Log } from '../../core/log.ts';
import { withTimeLimit } from '../time-limit.ts';
import type { VatCheck, VatRegister } from './gateway.ts';

const PREFIX_LENGTH = 2;

/** A member state that does not answer makes VIES say so with status 200, without `valid`. */
const Answer = z.object({ valid: z.boolean(), requestIdentifier: z.string().optional() });

export type ViesOptions = {
  url: string;
  /** The seller's own VAT number: with it VIES gives each request an id. */
  requester?: string | undefined;
  timeoutMs: number;
  log: Log;
};

const split = (number: string) => [number.slice(0, PREFIX_LENGTH), number.slice(PREFIX_LENGTH)] as const;

const ask = async ({ url, requester }: ViesOptions, number: string, signal: AbortSignal) => {
  const [countryCode, vatNumber] = split(number);
  const [requesterMemberStateCode, requesterNumber] = requester === undefined ? [] : split(requester);
  const response = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ countryCode, vatNumber, requesterMemberStateCode, requesterNumber }),
    redirect: 'error',
    signal,
  });
  return Answer.parse(await response.json());
};

export const createVies = (options: ViesOptions): VatRegister => ({
  check: async (number): Promise<VatCheck> => {
    const at = new Date().toISOString();
    try {
      const answer = await withTimeLimit(options.timeoutMs, (signal) => ask(options, number, signal));
      const { valid, requestIdentifier: requestId = '' } = answer;
      return { number, outcome: valid ? 'valid' : 'invalid', at, ...(requestId !== '' && { requestId }) };
    } catch (error) {
      options.log.warn({ err: error, number }, 'VIES did not answer, so a VAT number was not checked');
      return { number, outcome: 'unanswered', at };
    }
  },
});
