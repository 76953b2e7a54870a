-- The rules that make prices of costs.

-- The rules as they were set; the newest row counts.
create table price_rules (
  id bigint generated always as identity primary key,
  rules jsonb not null, -- src/server/products/prices/rules-file.ts
  set_at timestamptz not null default now()
);
call system_table('price_rules');
call append_only('price_rules');

-- What the currencies of costs are worth; the newest date of each counts.
create table cost_rate (
  currency text check (currency ~ '^[A-Z]{3}$' and currency <> 'USD'),
  as_of date,
  rate_ppm bigint not null check (rate_ppm > 0), -- the value of one unit, in millionths of a US dollar
  primary key (currency, as_of)
);
call system_table('cost_rate');

-- Prices take two operators where they could lose money (decision 57): a change of what makes prices that waits for another
-- operator, or that was decided.
create table price_change (
  id uuid primary key,
  kind text not null check (kind in ('RULES', 'RATE', 'SALE')),
  -- What it changes. At most one change of each subject waits, and the next one takes its place.
  subject text not null,
  change jsonb not null, -- the rules, the rate, or the ids of packages
  former jsonb,          -- the rate until then, for a change of a rate
  state text not null check (state in ('WAITING', 'APPLIED', 'DECLINED')),
  operator_id uuid references operator, -- null: the command line
  created_at timestamptz not null default now(),
  settled_by uuid references operator,
  settled_at timestamptz,
  check (state <> 'APPLIED' or settled_by <> operator_id)
);
create unique index price_change_waiting on price_change (subject) where state = 'WAITING';
create index price_change_recent on price_change (subject, created_at);
call system_table('price_change');
