-- What the store knows about this database.

-- What the last reconciliation found (src/server/reconciliation), a row for each check that has run.
create table reconciliation_check (
  name text primary key,
  checked_at timestamptz not null,
  offending integer not null check (offending >= 0), -- how many rows break the invariant
  first jsonb, -- one of them
  -- A check over a large table goes by ranges, and each night continues where the last one stopped (decision 37): the key that
  -- the next range begins at, downwards, null between two passes; and the rows that the pass under way has found.
  next_key text,
  pass_offending integer not null default 0,
  -- When the last pass ended: what was checked longest ago comes first in the next night.
  passed_at timestamptz,
  check ((offending > 0) = (first is not null))
);
call system_table('reconciliation_check');

-- What this database was used with: its mode, the accounts that its money went to (decision 92), and the issuer of the store's
-- own sign-in service, which is its address and by which the accounts are known (decision 100). A store with others does not
-- start on it, so that test money never becomes real.
create table store_use (
  what text primary key check (what in ('mode', 'stripe', 'stripe account', 'bank account', 'issuer')),
  value text not null,  -- the mode, live or test, the id of the account, the digest of an IBAN, or the address
  label text not null,  -- as people know it
  since timestamptz not null default now()
);
call system_table('store_use');
