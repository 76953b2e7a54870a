import type { GroupSaleLine } from '#contract/storefront/model/groupSaleLine.ts';

const link = (name: string): string => `https://store.example/s/${name}`;

/** A line in each state. */
export const linesInAllStates: GroupSaleLine[] = [
  { line: 1, state: 'SOLD', name: 'Anna Berg', country: 'DE', saleUid: 'a1', link: link('anna'), isMailed: false },
  { line: 2, state: 'SOLD', email: 'ben@example.com', country: 'AT', saleUid: 'a2', link: link('ben'), isMailed: true },
  { line: 3, state: 'PREPARING', name: 'Clara Fink', country: 'CH', saleUid: 'a3', isMailed: false },
  {
    line: 4,
    state: 'REFUSED',
    email: 'dora@example.com',
    country: 'DE',
    isMailed: false,
    reason: { code: 'insufficient_credits', message: 'You do not have sufficient credits.' },
  },
  {
    line: 5,
    state: 'REFUNDED',
    name: 'Emil Gross',
    country: 'DE',
    saleUid: 'a5',
    isMailed: false,
    isUndelivered: true,
  },
  { line: 6, state: 'WAITING', name: 'Frida Hahn', country: 'DE', isMailed: false },
];
