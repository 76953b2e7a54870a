-- Prices take two operators where they could lose money (decision 93).

-- The highest discount of a reseller that two operators have agreed on.
alter table reseller add column discount_confirmed_bps integer not null default 0
  check (discount_confirmed_bps between 0 and 10000);
-- What holds until now was decided by the rules of then.
set local role simshelf_system;
update reseller set discount_confirmed_bps = discount_bps where discount_bps > 0;
reset role;
create index reseller_discount_alone on reseller (discount_bps) where discount_bps > discount_confirmed_bps;

alter table wholesale
  -- What a unit may lose, in US cents, because two operators said so.
  add column loss_confirmed bigint not null default 0 check (loss_confirmed >= 0),
  -- Off sale since then, because somebody would pay less for it than it costs.
  add column below_cost_since timestamptz;
-- The same for what is on sale now: src/domain/price-loss.ts says how a loss is computed.
update wholesale set loss_confirmed = greatest(0, real.cost - (p.price - (p.price * bulk.rate_bps + 5000) / 10000))
from wholesale w
  join product p on p.id = w.product_id
  cross join (select coalesce(max(rate_bps), 0) as rate_bps from bulk_discount) bulk
  cross join lateral (
    select greatest(
      case w.cost_currency when 'USD' then w.cost else (
        select (w.cost * rate_ppm + 999999) / 1000000 from cost_rate
        where currency = w.cost_currency order by as_of desc limit 1) end,
      (select (w.cost * 1000000 + rate_ppm - 1) / rate_ppm from currency where code = w.cost_currency)) as cost) real
where w.product_id = wholesale.product_id and p.active and w.supplier <> 'simulator';

-- A change of what makes prices: one that waits for another operator, or that was decided.
create table price_change (
  id uuid primary key,
  kind text not null check (kind in ('RULES', 'RATE', 'SALE')),
  -- What it changes: one waits for each at most, and the next one takes its place.
  subject text not null,
  change jsonb not null, -- the rules, the rate, or the ids of packages
  former jsonb,          -- of a rate: the one until then
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
