-- A year of the demo reseller, which app.reseller_id names: a travel agency that sells over its counter, in its web
-- shop and in its app. Everything follows from numbers, so every run makes the same year, up to the current hour. The
-- checks of the reconciliation hold afterwards.

-- Both are expressions that the planner puts in the place of a call: 25,000 calls of functions would take seconds.
create function pg_temp.demo_id(kind text, n bigint) returns uuid language sql stable as $$
  select overlay(overlay(md5('demo ' || current_reseller() || kind || ' ' || n) placing '4' from 13) placing '8' from 17)::uuid
$$;

-- A number from 0 up to 1: the same in every run.
create function pg_temp.roll(kind text, n bigint) returns double precision language sql immutable as $$
  select ('x' || substr(md5('demo ' || kind || ' ' || n::text), 1, 7))::bit(28)::integer / 268435456.0
$$;

-- The packages on the shelf: how well each sells in summer and in winter, the shop's own name for it, and how much more
-- than recommended it costs there.
create temporary table demo_item on commit drop as
select pg_temp.demo_id('item', place) as id, product.id as product_id, coalesce(own_name, product.name) as name,
  product.retail_price + extra as retail_price, extra > 0 as has_own_price,
  reseller_price(product.price, reseller.discount_bps, reseller.currency) as own_price, place, summer, winter
from (values
  (1, 'EU', 1, null, 0, 10, 8), (2, 'EU', 3, null, 100, 26, 14), (3, 'EU', 5, 'Europe family', 50, 16, 9),
  (4, 'EU', 10, null, 0, 7, 4), (5, 'IT', 3, null, 0, 9, 2), (6, 'TR', 3, null, 150, 8, 3),
  (7, 'CH', 1, 'Ski week Switzerland', 50, 1, 9), (8, 'TH', 5, null, 0, 3, 12), (9, 'US', 5, null, 200, 8, 9),
  (10, 'WWW', 1, null, 0, 4, 5), (11, 'WWW', 5, null, 0, 3, 5), (12, 'JP', 3, null, 0, 5, 6)
) as shelf (place, area, gigabytes, own_name, extra, summer, winter)
join product on coalesce(country_set, included_countries[1]) = area
  and (country_set is not null or cardinality(included_countries) = 1)
  and size_value = gigabytes and size_unit = 'GB' and package_type = 'standard' and not validity_unlimited and active,
reseller where reseller_id = current_reseller();

-- The sales of a day: few on a Sunday, many before the holidays, and more at the end of the year than at its beginning.
create temporary table demo_sale on commit drop as
with day as (
  select past, date_trunc('day', now()) - past * interval '1 day' as at from generate_series(0, 364) as past
),
busy as (
  select past, at,
    2.6 * (1.3 - past / 600.0)
      * (array[1.1, 1.0, 0.9, 1.1, 1.2, 1.6, 2.1, 1.9, 1.1, 0.9, 0.6, 1.3])[extract(month from at)::integer]
      * (array[0.4, 1.0, 0.9, 0.9, 1.0, 1.3, 1.5])[extract(dow from at)::integer + 1] as sales
  from day
),
sold as (
  select row_number() over (order by at, turn) as n, at, extract(month from at) between 4 and 9 as is_summer
  from busy, generate_series(1, floor(sales + pg_temp.roll('sales', past))::integer) as turn
),
timed as (
  select n, is_summer, pg_temp.roll('channel', n) as channel,
    at + case when pg_temp.roll('channel', n) < 0.62
      then interval '9 hours' + pg_temp.roll('time', n) * interval '9 hours'
      else pg_temp.roll('time', n) * interval '24 hours' end as at
  from sold
),
wanted as (
  select timed.*, pg_temp.roll('package', n) * sum(case when is_summer then summer else winter end) over (partition by n)
      as choice,
    sum(case when is_summer then summer else winter end) over (partition by n order by place) as upto,
    item.place, item.id as item_id, item.product_id, item.name, item.retail_price, item.own_price
  from timed, demo_item item
),
chosen as (
  select distinct on (n) * from wanted where choice < upto order by n, place
)
select row_number() over (order by at, n) as n, at, channel, place, item_id, product_id, name, retail_price, own_price,
  pg_temp.roll('repeat', n) < 0.22 and n > 40 as is_top_up
from chosen where at < date_trunc('hour', now());

alter table demo_sale add customer bigint, add state text, add used double precision, add from_stock boolean;
-- A customer who comes again bought something in the last weeks.
with first as (
  select n, max(n) filter (where not is_top_up) over (order by n) as latest from demo_sale
)
update demo_sale set customer = first.latest from first
where first.n = demo_sale.n - case when is_top_up then 1 + floor(pg_temp.roll('whom', demo_sale.n) * 35)::bigint else 0 end;
-- The last sales of the package that was bought as stock came from that stock.
update demo_sale set from_stock = n in (
  select n from demo_sale where place = 2 and at > now() - interval '55 days' order by n limit 22);
-- One in forty was refunded, and as many were never started.
update demo_sale set
  state = case
    when from_stock then 'activated'
    when pg_temp.roll('fate', n) < 0.025 and at < now() - interval '2 days' and not is_top_up then 'refunded'
    else 'purchased' end,
  used = case
    when pg_temp.roll('fate', n) < 0.05 or at > now() - interval '3 hours' then null
    else least(1, 0.35 + pg_temp.roll('use', n) * 0.8) end;

insert into inventory_item (id, reseller_id, product_id, name, stock, bought, retail_price, created_at)
select id, current_reseller(), product_id, left(name, 30), case when place = 2 then 30 - sold else 0 end,
  case when place = 2 then 30 else 0 end, case when has_own_price then retail_price end, now() - interval '366 days'
from demo_item, (select count(*)::integer as sold from demo_sale where from_stock) as stock;

-- The credit of a month is bought before it begins, in steps of 50; one payment bought the stock, one failed.
create temporary table demo_payment on commit drop as
with month as (
  select extract(year from at) * 12 + extract(month from at) as month, min(at) as first_sale, sum(own_price) as costs
  from demo_sale where not from_stock group by 1
),
given as (
  select 'CREDIT' as purpose, 'SUCCESS' as status, first_sale - interval '20 minutes' as at,
    (ceil(costs / 5000.0) * 5000)::bigint as price, null::bigint as place from month
  union all select 'CREDIT', 'SUCCESS', now() - interval '3 days', 20000, null
  union all select 'CREDIT', 'FAILURE', now() - interval '33 days', 30000, null
  union all select 'CART', 'SUCCESS', now() - interval '58 days', own_price * 30, place from demo_item where place = 2
),
priced as (
  select *, case purpose when 'CART' then 300 else 0 end as discount_bps from given
),
discounted as (
  select *, (price * discount_bps + 5000) / 10000 as discount from priced
)
select row_number() over (order by at) as n, *, ((price - discount) * 1900 + 5000) / 10000 as vat from discounted;
insert into payment (
  id, reseller_id, purpose, currency, price, discount_bps, discount, vat, vat_bps, total, method_id, method_name,
  provider_reference, payment_url, success_url, error_url, cancel_url, actor, created_at)
select pg_temp.demo_id('payment', n), current_reseller(), purpose, 'USD', price, discount_bps, discount, vat, 1900,
  price - discount + vat, 'reference-card', 'Card', 'demo ' || pg_temp.demo_id('payment', n), address, address, address,
  address, 'demo', at
from demo_payment, (values ('https://example.com/')) as page (address) order by at;
insert into payment_line (payment_id, reseller_id, product_id, name, amount, total)
select pg_temp.demo_id('payment', payment.n), current_reseller(), item.product_id, item.name,
  case purpose when 'CART' then 30 else 1 end, price
from demo_payment payment left join demo_item item using (place);
-- Gives each its receipt, in their order.
do $$
declare
  v_payment record;
begin
  for v_payment in select * from demo_payment order by n loop
    update payment set status = v_payment.status, settled_at = v_payment.at + interval '40 seconds',
      message = case v_payment.status when 'FAILURE' then 'The card was declined.' end
      where id = pg_temp.demo_id('payment', v_payment.n);
  end loop;
end $$;

-- Customers: the counter asks half of them for an address, the web shop and the app all.
create temporary table demo_customer on commit drop as
select n, at, case when channel >= 0.62 or pg_temp.roll('e-mail', n) < 0.5 then
    (array['lena', 'jonas', 'marie', 'paul', 'sophie', 'felix', 'clara', 'david', 'nina', 'tom', 'julia', 'max', 'eva',
      'simon', 'ida', 'oskar', 'greta', 'emil', 'hanna', 'anton'])[1 + n % 20] || '.' ||
    (array['hofmann', 'berger', 'weber', 'gruber', 'keller', 'wagner', 'steiner', 'fuchs', 'huber', 'lang', 'moser',
      'winkler', 'brandt', 'vogel', 'kraus', 'lorenz', 'pichler'])[1 + n % 17]
    || case when n > 340 then (n / 340)::text else '' end || '@example.com' end as email,
  case when pg_temp.roll('home', n) < 0.72 then 'DE' when pg_temp.roll('home', n) < 0.88 then 'AT' else 'CH' end as country,
  lpad((1000000 + n)::text, 8, '0') || substr(translate(current_reseller()::text, 'abcdef-', '123456'), 1, 7) as digits
from demo_sale where not is_top_up;
insert into customer (id, reseller_id, email, country, created_at)
  select pg_temp.demo_id('customer', n), current_reseller(), email, country, at from demo_customer;
insert into profile_domain (id, reseller_id, customer_id, key, created_at)
  select pg_temp.demo_id('domain', n), current_reseller(), pg_temp.demo_id('customer', n), 'core', at from demo_customer;
insert into esim (
  id, reseller_id, customer_id, profile_domain_id, iccid, imsi, activation_code, state, activated_at, last_seen,
  last_time_connected, last_data_consumed, link_ends_at, created_at)
select pg_temp.demo_id('esim', n), current_reseller(), pg_temp.demo_id('customer', n), pg_temp.demo_id('domain', n),
  '8949' || digits, digits, 'LPA:1$smdp.example$' || pg_temp.demo_id('code', n),
  case when sale.used is null or sale.state = 'refunded' then 'RELEASED'
    when sale.at > now() - interval '25 days' then 'ENABLED' else 'DISABLED' end,
  started, started, started, started, sale.at + interval '365 days', sale.at
from demo_customer customer join demo_sale sale using (n),
  lateral (select case when sale.used is not null and sale.state <> 'refunded'
    then least(now(), sale.at + interval '2 hours') end as started) as use
order by n;

insert into sold_item (
  uid, reseller_id, inventory_item_id, product_id, customer_id, profile_domain_id, esim_id, activation_type, state, name,
  channel_id, channel_name, channel_type, purchase_price, retail_price, currency, metatag, user_country, activation_mode,
  activated_at, expires_at, size_value, size_unit, size_bytes, used_bytes, period_used_bytes, last_used_at, package_type,
  validity_size, validity_unit, validity_unlimited, validity, country_set, included_countries, profile_domain_key, policy,
  refunded_at, created_at)
select pg_temp.demo_id('sale', sale.n), current_reseller(), item_id, product.id, pg_temp.demo_id('customer', customer.n),
  pg_temp.demo_id('domain', customer.n), case when not is_top_up then pg_temp.demo_id('esim', sale.n) end,
  case when is_top_up then 'TOP_UP' else 'DATA_PLAN' end, sale.state, left(sale.name, 30), sold_by.id,
  coalesce(sold_by.name, 'Point of sale'), coalesce(sold_by.type, 'POS'), own_price, sale.retail_price, 'USD',
  case when sale.channel < 0.1 then
    (array['Honeymoon', 'Booked with the flight', 'Cruise', 'Came back for more', 'Group of 6', 'School trip'])[1 + sale.n % 6] end,
  customer.country, 'FIRST_USE', started, started + validity, size_value, size_unit, size_bytes, use.bytes, use.bytes,
  case when use.bytes > 0 then least(now(), started + validity * 0.8) end, package_type, validity_size, validity_unit,
  validity_unlimited, validity, country_set, included_countries, profile_domain_key, policy,
  case when sale.state = 'refunded' then sale.at + interval '1 day' end, sale.at
from demo_sale sale
join demo_customer customer on customer.n = sale.customer
join product on product.id = sale.product_id
left join channel sold_by on sold_by.reseller_id = current_reseller()
  and sold_by.type = case when sale.channel >= 0.88 then 'SDK' when sale.channel >= 0.62 then 'API' end,
lateral (select case when used is not null and state <> 'refunded' then sale.at + interval '2 hours' end as started) as start,
lateral (
  -- Used evenly until now.
  select case when started is null then 0 else floor(size_bytes * used * least(1, greatest(0,
    extract(epoch from now() - started) / extract(epoch from validity) * 1.4)))::bigint end as bytes) as use
order by sale.n;

insert into audit_entry (reseller_id, actor, action, reference, details, created_at)
select current_reseller(), actor, action, reference, details, at from (
  select 'demo' as actor, 'sale' as action, pg_temp.demo_id('sale', n)::text as reference,
    jsonb_build_object('price', own_price, 'fromStock', from_stock) as details, at from demo_sale
  union all
  select 'demo', 'refund', pg_temp.demo_id('sale', n)::text, '{}', at + interval '1 day' from demo_sale
    where state = 'refunded'
  union all
  select 'demo', 'payment', pg_temp.demo_id('payment', n)::text, jsonb_build_object('total', price - discount + vat), at
    from demo_payment where status = 'SUCCESS') as entry
order by at;

insert into ledger_account (reseller_id, kind, currency)
  select current_reseller(), kind, 'USD' from unnest(array['credit', 'sales', 'payments', 'bonus', 'tax']) as kind;
create temporary table demo_booking on commit drop as
select 'bonus' as cause, current_reseller() as reference, now() - interval '366 days' as at, array['bonus', 'credit'] as kinds,
  array[-500, 500]::bigint[] as amounts
union all
select 'payment', pg_temp.demo_id('payment', n), at,
  array['payments', case purpose when 'CREDIT' then 'credit' else 'sales' end, 'tax'],
  array[-(price - discount + vat), price - discount, vat] from demo_payment where status = 'SUCCESS'
union all
select 'sale', pg_temp.demo_id('sale', n), at, array['credit', 'sales'], array[-own_price, own_price]
  from demo_sale where not from_stock
union all
select 'refund', pg_temp.demo_id('sale', n), at + interval '1 day', array['credit', 'sales'], array[own_price, -own_price]
  from demo_sale where state = 'refunded';
insert into ledger_transaction (reseller_id, cause, reference, actor, created_at)
  select current_reseller(), cause, reference, case cause when 'bonus' then 'system' else 'demo' end, at
  from demo_booking order by at;
create aggregate pg_temp.entry_chain(bigint, bigint, ledger_transaction) (
  sfunc = entry_hash, stype = bytea, initcond = ''
);
insert into ledger_entry (transaction_id, account_id, reseller_id, amount, hash)
select booked.id, account.id, current_reseller(), leg.amount,
  pg_temp.entry_chain(account.id, leg.amount, booked) over (partition by account.id order by booked.id)
from demo_booking booking
join ledger_transaction booked
  on booked.reseller_id = current_reseller() and booked.reference = booking.reference and booked.cause = booking.cause,
  unnest(kinds, amounts) as leg (kind, amount)
join ledger_account account on account.reseller_id = current_reseller() and account.kind = leg.kind
where leg.amount <> 0;
