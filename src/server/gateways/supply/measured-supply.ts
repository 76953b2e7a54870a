import { measure } from '../../core/measures.ts';
import { inSpan } from '../../core/spans.ts';
import { timeCall } from '../measured.ts';
import type { OrderingSupply } from './gateway.ts';

/** The calls that go out to the supplier. */
const calls = new Set(['order', 'findOrders', 'withdraw', 'listPackages', 'look', 'issueProfiles']);

type Call = (...args: unknown[]) => Promise<unknown>;

const timed =
  (supplier: string, name: string, call: Call): Call =>
  (...args) => {
    const signal = args.find((arg) => arg instanceof AbortSignal);
    const ended: Parameters<typeof timeCall>[1] = (outcome, seconds) =>
      measure('supplierCall', { supplier, call: name, outcome, seconds });
    const span = { name: `${supplier} ${name}`, kind: 'call', isPart: true } as const;
    return inSpan(span, () => timeCall(() => call(...args), ended, signal));
  };

/** The same supplier, with its calls timed under this name. */
export const measuredSupply = <Supplier extends OrderingSupply>(supplier: string, supply: Supplier): Supplier => {
  const given = Object.entries(supply as Record<string, Call>);
  const measured = given.filter(([name]) => calls.has(name)).map(([name, call]) => [name, timed(supplier, name, call)]);
  return { ...supply, ...Object.fromEntries(measured) };
};
