-- The double-entry ledger of the resellers' money. `ledger_post` alone writes it.

-- Accounts of one reseller. Only credit is spendable and therefore never negative; the others are the far side of its
-- movements: payments and bonus is where credit comes from, sales and tax is where money goes.
create table ledger_account (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  kind text not null check (kind in ('credit', 'sales', 'payments', 'bonus', 'tax')),
  currency text not null,
  balance bigint not null default 0, -- minor units; always the sum of the account's entries
  unique (reseller_id, currency, kind),
  check (kind <> 'credit' or balance >= 0)
);
call tenant_table('ledger_account');
call written_by_functions('ledger_account');

create table ledger_transaction (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  -- A correction is booked by hand; no call of the product makes one.
  cause text not null check (cause in ('bonus', 'sale', 'refund', 'payment', 'correction')),
  reference uuid not null, -- the sale, payment or reseller that caused it; of a correction any
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
  primary key (transaction_id, account_id)
);
create index ledger_entry_account on ledger_entry (account_id);
call tenant_table('ledger_entry');
call written_by_functions('ledger_entry');
call append_only('ledger_entry');
