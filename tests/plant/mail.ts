import { type Fault, sqlFunction } from './fault.ts';

const customerMail = 'tests/server/mail/customer-mail.test.ts';
const customers = 'tests/server/customers/customers.test.ts';
const names = 'tests/server/account/names.test.ts';

/** Faults of what the store sends, and lets be written in its name. */
export const mail: Fault[] = [
  {
    name: 'the ASCII form of a domain makes another address',
    file: 'src/domain/mailbox.ts',
    find: 'return local + (host === undefined ? domain : inLetters(host));',
    replace: 'return local + domain;',
    tests: customers,
  },
  {
    name: 'an address that an older release kept in ASCII is given to a second customer',
    file: sqlFunction('register_activation'),
    find: "jsonb_array_elements_text(p_customer -> 'spellings')",
    replace: "p_customer ->> 'email'",
    tests: customers,
  },
  {
    name: 'an address is looked up by its canonical spelling alone',
    file: 'src/domain/mailbox.ts',
    find: 'return withCapitals([...keptAs(email), folded(email), canonical, local + asciiDomain(domain)]);',
    replace: 'return [canonical];',
    tests: customers,
  },
  {
    name: 'an account is made with an address that mail would read in another way',
    file: 'src/server/account/reseller-of.ts',
    find: 'if (!isKnownEmail(email))',
    replace: 'if (isKnownEmail(email) && email === subject)',
    tests: 'tests/server/http/external-issuer.test.ts',
  },
  {
    name: 'a name with a line break is let through',
    file: 'src/domain/plain-text.ts',
    find: 'text.search(UNSEEN_SIGNS) >= 0;',
    replace: 'text.search(UNSEEN_SIGNS) > text.length;',
    tests: names,
  },
  {
    name: 'a name with an address is let through',
    file: 'src/server/core/read-fields.ts',
    find: 'if (fault === undefined) return keptName(name);',
    replace: `if (fault !== 'nameSigns') return keptName(name);`,
    tests: names,
  },
  {
    name: 'an address in a stored name is mailed',
    file: 'src/domain/shown-name.ts',
    find: `return hasAddress(name, 'company') || faultOfName(line, 'company') !== undefined ? '' : line;`,
    replace: 'return line;',
    tests: customerMail,
  },
  {
    name: 'the message about a refunded sale is sent all the same',
    file: sqlFunction('withdraw_customer_mail'),
    find: 'and outcome is null;',
    replace: 'and outcome is not null;',
    tests: customerMail,
  },
  {
    name: 'a message to a customer waits for no refund',
    file: 'src/server/mail/mail-rows.ts',
    find: 'and (sale_uid is null or created_at <=',
    replace: 'and (sale_uid is not null or created_at <=',
    tests: customerMail,
  },
  {
    name: 'messages to customers are not counted',
    file: 'src/server/mail/customer-limits.ts',
    find: `if (!allowed) return 'too many';`,
    replace: 'if (!allowed) continue;',
    tests: customerMail,
  },
  {
    name: 'messages about refunded sales cost nothing',
    file: 'src/server/mail/mail-rows.ts',
    find: `s.state = 'refunded' and s.refunded_at > now()`,
    replace: `false and s.refunded_at > now()`,
    tests: customerMail,
  },
  {
    name: 'a batch of messages is sent before its sales are refunded',
    file: 'src/server/mail/customer-limits.ts',
    find: 'limits.customerMailsUncovered))) return',
    replace: 'limits.customerMailsUncovered)) && tries < 1) return',
    tests: customerMail,
  },
  {
    name: 'the welcome bonus counts as paid',
    file: sqlFunction('has_paid'),
    find: `kind in ('payments', 'adjustments')`,
    replace: `kind in ('payments', 'adjustments', 'bonus')`,
    tests: customerMail,
  },
  {
    name: 'strangers use up the share of a mailbox in its own spelling',
    file: 'src/server/mail/mailbox-shares.ts',
    find: 'const isPlain = address === mailbox;',
    replace: 'const isPlain = address !== mailbox && mailbox === address;',
    tests: 'tests/server/mail/mailbox-shares.test.ts',
  },
  {
    name: 'strangers use up what an account has that has paid',
    file: 'src/server/identity/change-email.ts',
    find: 'if (payer) return { payer: userId };',
    replace: 'if (payer && !userId) return { payer: userId };',
    tests: 'tests/server/mail/mailbox-shares.test.ts',
  },
  {
    name: 'accounts without a confirmed address use up what those that have one can ask for',
    file: 'src/server/mail/mailbox-shares.ts',
    find: "isConfirmed ? ' for confirmed' : ''",
    replace: "isConfirmed ? '' : ''",
    tests: 'tests/server/mail/mailbox-shares.test.ts',
  },
  {
    name: 'one shop uses up what another one can send to a mailbox',
    file: 'src/server/mail/customer-limits.ts',
    find: 'limit: limits.customerMailsPerShopAndReceiver }',
    replace: 'limit: limits.customerMailsPerReseller }',
    tests: customerMail,
  },
  {
    name: 'a stranger takes the link for a new password from a confirmed account',
    file: 'src/server/identity/reset-password.ts',
    find: "standing: user?.standing ?? 'nobody',",
    replace: "standing: user ? 'unconfirmed' : 'nobody',",
    tests: 'tests/server/mail/mailbox-shares.test.ts',
  },
  {
    name: 'a shop passes itself off as a desk of the store',
    file: 'src/server/core/read-fields.ts',
    find: 'if (!imitatesStore(name, storeName)) return requireName(field, name, of);',
    replace: 'if (name !== storeName) return requireName(field, name, of);',
    tests: names,
  },
  {
    name: 'a stored name that passes for the store is shown',
    file: 'src/domain/store-name.ts',
    find: "!isGranted && imitatesStore(name, storeName) ? '' : safeName(name);",
    replace: "isGranted && imitatesStore(name, storeName) ? '' : safeName(name);",
    tests: names,
  },
];
