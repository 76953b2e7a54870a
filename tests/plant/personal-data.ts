import { type Fault, sqlFunction } from './fault.ts';

const erasure = 'tests/server/customers/erasure.test.ts';

export const personalData: Fault[] = [
  {
    name: 'erasure forgets the metatag',
    file: sqlFunction('erase_customer'),
    find: 'set metatag = null, user_country',
    replace: 'set user_country',
    tests: erasure,
  },
  {
    name: 'erasure forgets where an eSIM was',
    file: sqlFunction('erase_customer'),
    find: 'last_data_consumed = null, last_country = null, last_network = null, last_mcc = null, last_mnc = null,',
    replace: 'last_data_consumed = null,',
    tests: erasure,
  },
  {
    name: 'erasure leaves the stored responses',
    file: sqlFunction('erase_customer'),
    find: `where stored.reseller_id = p_reseller and stored.customer_id = p_customer::text;`,
    replace: 'where false;',
    tests: erasure,
  },
  {
    name: 'erasure forgets the events',
    file: sqlFunction('erase_customer'),
    find: '  delete from event where reseller_id = p_reseller and subject = any (v_subjects);\n',
    replace: '',
    tests: erasure,
  },
  {
    name: 'something is sold to an erased customer',
    file: sqlFunction('require_customer'),
    find: 'if v_customer.erased_at is not null then',
    replace: 'if false then',
    tests: erasure,
  },
  {
    name: 'the export forgets what webhooks were told of an eSIM',
    file: 'src/server/customers/export-customer.ts',
    find: '[customer, ...sales, ...esims].map(',
    replace: '[customer, ...sales].map(',
    tests: 'tests/server/customers/export.test.ts',
  },
  {
    name: 'addresses of buyers are kept for ever',
    file: 'src/server/jobs/retention.ts',
    find: 'for (const value of uselessValues) await forgetUseless(system, value);',
    replace: '',
    tests: 'tests/server/database/retention.test.ts',
  },
];
