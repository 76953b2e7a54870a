-- What this database was used with: its mode, and the accounts that its money went to (decision 92). A store with others does
-- not start on it, so that test money never becomes real.
create table store_use (
  what text primary key check (what in ('mode', 'stripe', 'stripe account', 'bank account')),
  value text not null,  -- the mode, live or test, the id of the account, or the digest of an IBAN
  label text not null,  -- as people know it
  since timestamptz not null default now()
);
call system_table('store_use');
