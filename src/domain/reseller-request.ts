// What a reseller asks the operator for: which fields a request has, and how its texts are kept.
import type { NewRequest } from '#contract/storefront/model/newRequest.ts';
import type { RequestKind } from '#contract/storefront/model/requestKind.ts';
import { keptText, withoutUnseenSigns } from './plain-text.ts';

/** What a request of each kind says besides its message. */
const detailOf = { CHANNEL: 'channel', DISCOUNT: 'monthlySales' } as const satisfies Record<
  RequestKind,
  keyof NewRequest
>;

/** A text of several lines, as it was typed, without signs that are not seen or that hide others. */
export const keptLines = (text: string): string =>
  keptText(
    text
      .split(/\r\n?|\n/)
      .map((line) => withoutUnseenSigns(line.replaceAll('\t', ' ')).trimEnd())
      .join('\n'),
  );

type Fault = { field: keyof NewRequest; code: 'missing' | 'unknown' };

/** The request as it is kept, or what is wrong with it. */
export const readRequest = (given: NewRequest): { request: NewRequest } | { fault: Fault } => {
  const wanted = detailOf[given.kind];
  if (given[wanted] === undefined) return { fault: { field: wanted, code: 'missing' } };
  const other = Object.values(detailOf).find((field) => field !== wanted && given[field] !== undefined);
  if (other !== undefined) return { fault: { field: other, code: 'unknown' } };
  const request: NewRequest = { ...given, message: keptLines(given.message) };
  if (given.channel !== undefined) request.channel = keptText(withoutUnseenSigns(given.channel));
  const empty = (['channel', 'message'] as const).find((field) => request[field] === '');
  return empty === undefined ? { request } : { fault: { field: empty, code: 'missing' } };
};
