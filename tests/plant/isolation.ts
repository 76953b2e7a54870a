import { type Fault, schemaFile, sqlFunction } from './fault.ts';

const firstWall = 'tests/server/isolation/first-wall.test.ts';

export const isolation: Fault[] = [
  {
    name: 'row-level security lets every row through',
    file: schemaFile('01_roles'),
    find: `'create policy app on %s to simshelf_app using (reseller_id = (select current_reseller()))`,
    replace: `'create policy app on %s to simshelf_app using (true)`,
    tests: 'tests/server/database/tenants.test.ts',
  },
  {
    name: 'row-level security lets rows be written for others',
    file: schemaFile('01_roles'),
    find: '       with check (reseller_id = (select current_reseller()))',
    replace: '       with check (true)',
    tests: 'tests/server/database/tenants.test.ts',
  },
  {
    name: 'row-level security does not bind the owner',
    file: schemaFile('01_roles'),
    find: `  execute format('alter table %s force row level security', name);\n`,
    replace: '',
    tests: 'tests/server/database/tenants.test.ts',
  },
  {
    name: 'a sale can name a customer of another reseller',
    file: schemaFile('14_sales'),
    find: '(customer_id, reseller_id) references customer (id, reseller_id)',
    replace: '(customer_id) references customer (id)',
    tests: 'tests/server/database/references.test.ts',
  },
  {
    name: 'rows that are kept for ever can be changed',
    file: schemaFile('01_roles'),
    find: `'create trigger append_only before update or delete or truncate on %s`,
    replace: `'create trigger append_only before truncate on %s`,
    tests: 'tests/server/database/tenants.test.ts',
  },
  {
    name: 'the credit of another reseller can be locked and read',
    file: sqlFunction('lock_credit'),
    find: 'where reseller_id = p_reseller and reseller_id = current_reseller() and',
    replace: 'where reseller_id = p_reseller and',
    tests: 'tests/server/database/logins.test.ts',
  },
  {
    name: 'changing a sale has no tenant',
    file: 'src/server/activations/read-sales.ts',
    find: 'where s.reseller_id = current_reseller() and ${bySoldItemId(tx, id)} for no key update`;',
    replace: 'where ${bySoldItemId(tx, id)} for no key update`;',
    tests: firstWall,
  },
  {
    name: 'removing a package has no tenant',
    file: 'src/server/inventory/update-inventory.ts',
    find: 'where reseller_id = current_reseller() and product_id = any(${productIds}::uuid[]) and removed_at is null and stock = 0`;',
    replace: 'where product_id = any(${productIds}::uuid[]) and removed_at is null and stock = 0`;',
    tests: firstWall,
  },
  {
    name: 'the search for customers has no tenant',
    file: 'src/server/customers/search-customers.ts',
    find: 'where c.reseller_id = current_reseller() and c.erased_at is null and ${meets(tx, search)}',
    replace: 'where c.erased_at is null and ${meets(tx, search)}',
    tests: firstWall,
  },
  {
    name: 'rolling a secret has no tenant',
    file: 'src/server/credentials/roll-secret.ts',
    find: 'where reseller_id = current_reseller() and type = ${type} and id = ${id}`;',
    replace: 'where type = ${type} and id = ${id}`;',
    tests: firstWall,
  },
  {
    name: 'removing a channel has no tenant',
    file: 'src/server/credentials/remove-api-credentials.ts',
    find: `delete from channel where reseller_id = current_reseller() and type = 'API'`,
    replace: `delete from channel where type = 'API'`,
    tests: firstWall,
  },
  {
    name: 'an event goes to the webhooks of all resellers',
    file: sqlFunction('queue_event'),
    find: 'w.reseller_id = new.reseller_id and w.type = new.type',
    replace: 'w.type = new.type',
    tests: firstWall,
  },
];
