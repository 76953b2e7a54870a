// `npm run brand`: sets the brand of a reseller on the travellers' pages. It is for the operator; resellers have
// /account/brand.
import { parseArgs } from 'node:util';
import { readToolConfig } from '../settings/index.ts';
import { type BrandChanges, brandReseller, toChangedColumns } from '../account/index.ts';
import { COMMAND_LINE, recordChange } from '../operator/operators/index.ts';
import { displayRatesOf } from '../products/index.ts';
import { runTool, withSystem } from './tool.ts';

const usage = `npm run brand -- anna@example.com [--name "Berg Reisen"] [--logo https://…] [--faq https://…]
  [--accent '#ff6600'] [--header '#123456']
  [--email help@example.com] [--phone '+49 8041 123456'] [--contact https://…] [--currency EUR]

An empty value takes the present one away.`;

const options = {
  name: { type: 'string' },
  logo: { type: 'string' },
  accent: { type: 'string' },
  header: { type: 'string' },
  faq: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  contact: { type: 'string' },
  currency: { type: 'string' },
} as const;

/** The changes that the command line asks for. @throws when one is not valid. */
const readChanges = (given: Partial<Record<keyof typeof options, string>>): BrandChanges => {
  const named = {
    name: given.name,
    logoUrl: given.logo,
    accentColor: given.accent,
    headerColor: given.header,
    faqUrl: given.faq,
    contactEmail: given.email,
    contactPhone: given.phone,
    contactUrl: given.contact,
    displayCurrency: given.currency,
  } satisfies Record<keyof BrandChanges, string | undefined>;
  const asked = Object.entries(named).filter(([, value]) => value !== undefined);
  const changes: BrandChanges = Object.fromEntries(asked.map(([name, value]) => [name, value || null]));
  toChangedColumns(changes);
  return changes;
};

const brand = async (commandLine: string[]): Promise<string> => {
  const { values, positionals } = parseArgs({ args: commandLine, options, allowPositionals: true });
  const [email] = positionals;
  if (email === undefined || email === '') throw new Error(usage);
  const changes = readChanges(values);
  const config = readToolConfig();
  await withSystem(config, (system) =>
    system.begin(async (tx) => {
      const branded = await brandReseller(tx, email, changes, displayRatesOf(config.mode));
      if (!branded) throw new Error(`There is no reseller ${email}`);
      const { resellerId, before, after } = branded;
      await recordChange(tx, COMMAND_LINE, { action: 'reseller.branded', reference: resellerId, before, after });
    }),
  );
  return `Travellers see the new look of ${email}.`;
};

await runTool(usage, brand);
