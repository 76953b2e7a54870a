// The statuses that every operation reaches in the same way, derived from the contract alone.
import type { Call } from './call.ts';
import type { Operation } from '../document.ts';

export type ServerName = 'usual' | 'limited' | 'broken' | 'cut-off';

type Rule = {
  applies?: (operation: Operation) => boolean;
  /** Turns a request that succeeds into a request that is refused in this way. */
  change: (call: Call) => Call;
  server?: ServerName;
  /** The caller is one without any right but its own. */
  isNewcomer?: boolean;
};

const largestBody = 2 * 1024 * 1024;

/** Fits the pattern of every id there is, and belongs to nothing. */
const unknownIds: Readonly<Record<string, string>> = { iccid: '8900000000000000000', countryCode: 'ZZ' };
const unknownId = '00000000-0000-4000-8000-000000000000';

export const rules: Readonly<Record<number, Rule>> = {
  400: { change: (call) => ({ ...call, query: { ...call.query, noSuchParameter: '1' } }) },
  401: {
    applies: ({ isOpen }) => !isOpen,
    change: (call) => ({ ...call, authorization: null }),
  },
  403: {
    applies: ({ schemes }) => schemes.includes('operator'),
    change: (call) => call,
    isNewcomer: true,
  },
  404: {
    applies: ({ path }) => path.includes('{'),
    change: (call) => ({
      ...call,
      params: Object.fromEntries(Object.keys(call.params ?? {}).map((name) => [name, unknownIds[name] ?? unknownId])),
    }),
  },
  413: {
    change: (call) => ({
      ...call,
      raw: { type: 'application/json', content: JSON.stringify('x'.repeat(largestBody)) },
    }),
  },
  415: { change: ({ body, ...call }) => ({ ...call, raw: { type: 'text/plain', content: JSON.stringify(body) } }) },
  429: { change: (call) => call, server: 'limited' },
  500: { change: (call) => call, server: 'broken' },
  503: { change: (call) => call, server: 'cut-off' },
};

/** The rule for this status of this operation, if there is one. */
export const ruleFor = (operation: Operation, status: number): Rule | undefined => {
  const rule = rules[status];
  return rule && (rule.applies?.(operation) ?? true) ? rule : undefined;
};
