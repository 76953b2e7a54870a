-- The double-entry ledger of the resellers' money. `ledger_post` alone writes it.

-- Accounts of one reseller. Only credit is spendable, so nothing that a reseller does makes it negative: only a payment that
-- is taken back does. The others are the far side of its movements: payments and bonus is where credit comes from, sales and
-- tax is where money goes.
create table ledger_account (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  kind text not null check (kind in ('credit', 'sales', 'payments', 'bonus', 'tax')),
  currency text not null,
  balance bigint not null default 0, -- minor units; always the sum of the account's entries
  -- The hash of the account's newest entry, with which the next one begins (decision 65).
  last_hash bytea not null default '',
  -- What reversals of payments ever took: the credit may be that far below zero.
  taken_back bigint not null default 0 check (taken_back >= 0),
  unique (reseller_id, currency, kind),
  constraint ledger_account_check check (kind <> 'credit' or balance >= -taken_back)
);
call tenant_table('ledger_account');
call written_by_functions('ledger_account');

create table ledger_transaction (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  -- A correction is booked by hand; no call of the product makes one.
  cause text not null check (cause in ('bonus', 'sale', 'refund', 'payment', 'reversal', 'correction')),
  reference uuid not null, -- the sale, payment, reversal or reseller that caused it; of a correction any
  actor text not null,     -- who asked for it
  created_at timestamptz not null default now(),
  -- A sale is charged once, refunded once; a payment is booked once; the bonus is paid once.
  unique (reseller_id, reference, cause)
);
call tenant_table('ledger_transaction');
call written_by_functions('ledger_transaction');
call append_only('ledger_transaction');

create table ledger_entry (
  transaction_id bigint not null references ledger_transaction,
  account_id bigint not null references ledger_account,
  reseller_id uuid not null references reseller,
  amount bigint not null check (amount <> 0), -- minor units of the account's currency
  hash bytea not null, -- entry_hash, from the entry before it on the account
  primary key (transaction_id, account_id)
);
create unique index ledger_entry_account on ledger_entry (account_id, transaction_id);
call tenant_table('ledger_entry');
call written_by_functions('ledger_entry');
call append_only('ledger_entry');
