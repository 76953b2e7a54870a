-- What the operator's desk finds of resellers, and what it does to them.

-- The desk finds resellers by the beginning of a text.
create index reseller_newest on reseller (created_at desc, reseller_id);
create index reseller_email_prefix on reseller (email text_pattern_ops);
create index reseller_company_prefix on reseller (lower(company_name) text_pattern_ops);
create index reseller_first_name_prefix on reseller (lower(first_name || ' ' || last_name) text_pattern_ops);
create index reseller_last_name_prefix on reseller (lower(last_name) text_pattern_ops);

-- Who may not sell now. The reseller may read why, and change nothing of it.
create table suspension (
  reseller_id uuid primary key references reseller,
  reason text not null check (length(reason) between 1 and 500),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now()
);
call tenant_table('suspension');
revoke insert, update, delete on suspension from simshelf_app;

-- A change of a reseller's credit by an operator. One that waits is booked when another operator confirms it.
create table credit_adjustment (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  -- Minor units; below zero for what is taken back; of the refund of a payment, what goes back with its tax.
  amount bigint not null check (amount <> 0),
  currency text not null references currency,
  reason text not null check (reason in ('BANK_TRANSFER', 'GOODWILL', 'CORRECTION', 'REFUND')),
  note text not null check (length(note) between 1 and 500),
  state text not null check (state in ('WAITING', 'BOOKED', 'DECLINED')),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now(),
  -- Who confirmed or declined it; null for one that needed nobody else.
  settled_by uuid references operator,
  check ((reason = 'REFUND') <= (amount < 0)),
  check ((state = 'WAITING') <= (settled_by is null)),
  check (state <> 'BOOKED' or settled_by <> operator_id)
);
create index credit_adjustment_reseller on credit_adjustment (reseller_id, created_at);
call tenant_table('credit_adjustment');
revoke insert, update, delete on credit_adjustment from simshelf_app;

-- Where such credit comes from is an account of its own, so that payments and bonus stay what they were.
alter table ledger_account drop constraint ledger_account_kind_check,
  add constraint ledger_account_kind_check
    check (kind in ('credit', 'sales', 'payments', 'bonus', 'tax', 'adjustments'));
alter table ledger_transaction drop constraint ledger_transaction_cause_check,
  add constraint ledger_transaction_cause_check
    check (cause in ('bonus', 'sale', 'refund', 'payment', 'reversal', 'correction', 'adjustment'));
