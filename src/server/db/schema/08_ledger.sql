-- The double-entry ledger of the resellers' money. `ledger_post` alone writes it.

-- Accounts of one reseller. Only credit can be spent, so nothing that a reseller does makes it negative: only a payment that
-- is taken back does. The others are the far side of its movements: credit comes from payments, bonus and adjustments, and
-- money goes to sales and tax.
create table ledger_account (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  kind text not null check (kind in ('credit', 'sales', 'payments', 'bonus', 'tax', 'adjustments')),
  currency text not null,
  balance bigint not null default 0, -- minor units; always the sum of the account's entries
  -- The hash of the account's newest entry, with which the next one begins (decision 65).
  last_hash bytea not null default '',
  -- What reversals of payments took in all: the credit may be that far below zero.
  taken_back bigint not null default 0 check (taken_back >= 0),
  unique (reseller_id, currency, kind),
  unique (id, reseller_id),
  constraint ledger_account_check check (kind <> 'credit' or balance >= -taken_back)
);
call tenant_table('ledger_account');
call written_by_functions('ledger_account');

create table ledger_transaction (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  -- A correction is booked by hand; no call of the product makes one.
  cause text not null
    check (cause in ('bonus', 'sale', 'refund', 'payment', 'reversal', 'correction', 'adjustment')),
  reference uuid not null, -- the sale, payment, reversal, adjustment or reseller that caused it; any for a correction
  actor text not null,     -- who asked for it
  created_at timestamptz not null default now(),
  -- A sale is charged once and refunded once; a payment is booked once; the bonus is paid once.
  unique (reseller_id, reference, cause),
  unique (id, reseller_id),
  -- M5: a booking names who asked for it, and the bonus its reseller.
  constraint ledger_transaction_actor check (actor <> ''),
  constraint ledger_transaction_bonus check (cause <> 'bonus' or reference = reseller_id)
);
call tenant_table('ledger_transaction');
call written_by_functions('ledger_transaction');
call append_only('ledger_transaction');

create table ledger_entry (
  transaction_id bigint not null,
  account_id bigint not null,
  reseller_id uuid not null references reseller,
  amount bigint not null check (amount <> 0), -- minor units of the account's currency
  hash bytea not null, -- entry_hash, from the entry before it on the account
  primary key (transaction_id, account_id),
  constraint ledger_entry_transaction_id_fkey
    foreign key (transaction_id, reseller_id) references ledger_transaction (id, reseller_id),
  constraint ledger_entry_account_id_fkey
    foreign key (account_id, reseller_id) references ledger_account (id, reseller_id)
);
create unique index ledger_entry_account on ledger_entry (account_id, transaction_id);
call tenant_table('ledger_entry');
call written_by_functions('ledger_entry');
call append_only('ledger_entry');
