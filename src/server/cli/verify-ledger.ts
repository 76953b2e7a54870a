// `npm run verify-ledger`: computes the chains of the ledger's entries again (decision 65), also while the store runs. It
// names the first line that was changed, and ends with 1 then.
import { checks } from '../reconciliation/index.ts';
import { checkStore, explain } from './check-store.ts';

const describe = (first: object): string =>
  Object.entries(first)
    .map(([name, value]) => `  ${name.padEnd(12)} ${String(value)}`)
    .join('\n');

try {
  const [finding] = await checkStore(checks.filter(({ name }) => name === 'ledger-chain'));
  if (finding?.error !== undefined) throw finding.error;
  if (finding?.first) {
    console.log(
      `This line of the ledger is not what was booked, or the one before it is gone:\n${describe(finding.first)}`,
    );
    process.exitCode = 1;
  } else console.log('Every line of the ledger is as it was booked.');
} catch (error) {
  console.error(`The ledger could not be verified: ${explain(error)}`);
  process.exitCode = 1;
}
