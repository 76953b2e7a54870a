-- A large discount for a reseller, which holds once another operator has confirmed it (decision 68).
create table pricing_change (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  discount_bps integer not null check (discount_bps between 0 and 10000),
  pricing_group text not null check (length(pricing_group) <= 40),
  -- What the reseller had when it was entered: it is confirmed only while that still holds.
  former_discount_bps integer not null,
  former_pricing_group text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'APPLIED', 'DECLINED')),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now(),
  settled_by uuid references operator,
  check ((state = 'WAITING') = (settled_by is null)),
  check (state <> 'APPLIED' or settled_by <> operator_id)
);
-- One waits at most: the next one takes its place.
create unique index pricing_change_waiting on pricing_change (reseller_id) where state = 'WAITING';
call tenant_table('pricing_change');
revoke insert, update, delete on pricing_change from simshelf_app;
