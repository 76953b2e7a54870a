-- Fills the store of app.reseller_id: 5,000 packages on offer, all of them in the inventory, 2,000 purchases of 50 to
-- 60 units and 100,000 sales from that stock over three years; app.large_scale times as many units, customers and sales.
-- Ids are derived from numbers and the reseller, so every run makes the same ones. The checks of the reconciliation hold
-- afterwards: stock was paid for, payments are booked and have receipts.

create function pg_temp.large_id(kind text, n bigint) returns uuid language sql immutable as $$
  select (substr(hash, 1, 12) || '4' || substr(hash, 14, 3) || '8' || substr(hash, 18))::uuid
    from (select md5('large store ' || kind || ' ' || n) as hash) hashed
$$;

-- Rounded up to the next amount that ends in 9 cents (PRI-011).
create function pg_temp.to_nine(amount numeric) returns bigint language sql immutable as $$
  select (ceil((ceil(amount) + 1) / 10) * 10 - 1)::bigint
$$;

create temporary table large_scale on commit drop as select current_setting('app.large_scale')::integer as scale;

-- Variants of the packages that the catalogue has already: one in four covers many countries.
insert into product (
  id, name, country_set, included_countries, size_value, size_unit, size_bytes, package_type, validity_size, validity_unit,
  validity_unlimited, validity, profile_domain_key, price, retail_price)
with area as (
  select distinct on (included_countries)
    regexp_replace(name, ' [0-9.]+ [KMGT]?B.*$', '') as name, country_set, included_countries
  from product
  where active and package_type = 'standard'
  order by included_countries, id
),
numbered as (
  select *, cardinality(included_countries) > 1 as is_wide,
    row_number() over (partition by cardinality(included_countries) > 1 order by included_countries) - 1 as place,
    count(*) over (partition by cardinality(included_countries) > 1) as places
  from area
),
wanted as (
  select n, n % 4 = 0 as is_wide, n / 4 as turn, 3 + n % 97 as size, 5 * (1 + n % 36) as days
  from generate_series(1, 5000 - (select count(*)::integer from product where active)) as n
)
select pg_temp.large_id('package', n), name || ' ' || size || ' GB ' || days || ' days #' || n, country_set, included_countries,
  size, 'GB', size * 1073741824::bigint, 'standard', days, 'days', false, make_interval(days => days), 'core',
  -- The cost below with the margin that applies without a rule, so that the prices stay valid when rules change
  -- (PRI-012).
  pg_temp.to_nine((size * 72 + days) * 5 / 4.0), pg_temp.to_nine(pg_temp.to_nine((size * 72 + days) * 5 / 4.0) * 155 / 100.0)
from wanted
join numbered on numbered.is_wide = wanted.is_wide and place = (case when wanted.is_wide then turn else n end) % places;

-- The costs. No supplier offers these packages, so no catalogue takes them off sale again.
insert into wholesale (product_id, supplier, cost, cost_currency, approved_at)
  select id, 'large store', size_value * 72 + validity_size, 'USD', now() from product
  where id in (select pg_temp.large_id('package', n) from generate_series(1, 5000) as n)
    and not exists (select from wholesale where product_id = product.id);
insert into product_price (product_id, since, price, retail_price, active)
  select id, now(), price, retail_price, active from product
  where not exists (select from product_price where product_id = product.id) and price is not null;
update catalogue_revision set revision = revision + 1;

-- Rank 1 to 5,000; those for which an eSIM's first package can be sold come first.
create temporary table large_item on commit drop as
  select row_number() over (order by profile_domain_key, id)::integer as rank, product.*,
    pg_temp.large_id('item ' || current_reseller(), row_number() over (order by profile_domain_key, id)) as item_id,
    reseller_price(product.price, reseller.discount_bps, reseller.currency) as own_price, reseller.currency
  from product, reseller
  where active and reseller_id = current_reseller();
create unique index on large_item (rank);
analyze large_item;

-- Each package was bought twice, 11 units each time, and sold 20 times: 100,000 sales in all.
insert into inventory_item (id, reseller_id, product_id, name, stock, bought)
  select item_id, current_reseller(), id, left(name, 30),
    22 * scale - (current_setting('app.large_sales')::integer + 5000 - rank) / 5000, 22 * scale
  from large_item, large_scale;

create temporary table large_purchase on commit drop as
  select n, pg_temp.large_id('payment ' || current_reseller(), n) as id,
    date_trunc('hour', now()) - interval '3 years' - n * interval '10 hours' as at
  from generate_series(1, 2000) as n;

create temporary table large_line on commit drop as
  select purchase.n, purchase.id as payment_id, item.id as product_id, item.name, item.own_price * 11 * scale as total, item.currency
  from large_scale, large_purchase purchase
  join generate_series(0, 4) as line on true
  join large_item item on item.rank = 1 + ((purchase.n - 1) * 5 + line) % 5000;

insert into payment (
  id, reseller_id, purpose, currency, price, discount_bps, discount, vat, vat_bps, total, method_id, method_name,
  provider_reference, payment_url, success_url, error_url, cancel_url, actor, created_at)
select id, current_reseller(), 'CART', sums.currency, sums.price, 800, sums.discount, 0, 0, sums.price - sums.discount,
  'card', 'Card', 'large ' || id, address, address, address, address, 'operator', at
from large_purchase
join (
  select payment_id, currency, sum(total) as price, (sum(total)::bigint * 800 + 5000) / 10000 as discount
  from large_line group by payment_id, currency) sums on sums.payment_id = id,
  (values ('https://example.com/')) as page (address);
insert into payment_line (id, payment_id, reseller_id, product_id, name, amount, total)
  select pg_temp.large_id('line ' || payment_id, row_number() over (partition by payment_id order by product_id)), payment_id,
    current_reseller(), product_id, name, 11 * scale, total
  from large_line, large_scale;

-- Gives each its receipt.
update payment set status = 'SUCCESS', settled_at = at
  from large_purchase where large_purchase.id = payment.id;
select count(ledger_post(reseller_id, payment.currency, 'payment', payment.id, actor, '{payments,sales,tax}',
  array[-total, price - discount, vat]))
from payment join large_purchase on large_purchase.id = payment.id;
insert into audit_entry (reseller_id, actor, action, reference, details, created_at)
  select current_reseller(), 'operator', 'payment', payment.id::text, jsonb_build_object('total', total), at
  from payment join large_purchase on large_purchase.id = payment.id;

-- Sales, the oldest first; the first one of each customer came with its eSIM, which is of the domain of its package.
create temporary table large_sale on commit drop as
  select n, 1 + (n - 1) % 5000 as rank, 1 + (n - 1) % (2000 * scale) as customer,
    date_trunc('hour', now()) - (current_setting('app.large_sales')::integer + 1 - n) * interval '946 seconds' / scale as at
  from large_scale, generate_series(1, current_setting('app.large_sales')::integer) as n;

create temporary table large_customer on commit drop as
  select n, at, pg_temp.large_id('customer ' || current_reseller(), n) as id,
    pg_temp.large_id('esim ' || current_reseller(), n) as esim_id,
    pg_temp.large_id('domain ' || profile_domain_key || current_reseller(), n) as domain_id,
    lpad((('x' || substr(md5('large esim ' || current_reseller() || n), 1, 12))::bit(48)::bigint)::text, 15, '0') as digits
  from large_scale, large_sale join large_item using (rank) where n <= 2000 * scale;

insert into customer (id, reseller_id, email, country, created_at)
  select id, current_reseller(), 'traveller' || n || '@example.com', 'DE', at from large_customer;
insert into profile_domain (id, reseller_id, customer_id, key, created_at)
  select pg_temp.large_id('domain ' || key || current_reseller(), n), current_reseller(), id, key, at
  from large_customer, (select distinct profile_domain_key from large_item) as domain (key);
insert into esim (
  id, reseller_id, customer_id, profile_domain_id, iccid, imsi, activation_code, link_id, link_ends_at, created_at)
select esim_id, current_reseller(), id, domain_id, '8988' || digits, digits,
  'LPA:1$example.com$' || digits, pg_temp.large_id('link ' || current_reseller(), n), now() + interval '365 days', at
from large_customer;

insert into sold_item (
  number, uid, reseller_id, inventory_item_id, product_id, customer_id, profile_domain_id, esim_id, activation_type, state, name,
  channel_name, channel_type, purchase_price, retail_price, currency, activation_mode, size_value, size_unit, size_bytes,
  package_type, validity_size, validity_unit, validity_unlimited, validity, country_set, included_countries,
  profile_domain_key, policy, created_at)
select sale.n, pg_temp.large_id('sale ' || current_reseller(), sale.n), current_reseller(), item_id, item.id, customer.id,
  pg_temp.large_id('domain ' || profile_domain_key || current_reseller(), customer.n),
  case when sale.n <= 2000 * scale then esim_id end, case when sale.n <= 2000 * scale then 'DATA_PLAN' else 'TOP_UP' end, 'activated',
  left(name, 30), 'Point of sale', 'POS', own_price, retail_price, currency, 'ON_DEMAND', size_value, size_unit, size_bytes,
  package_type, validity_size, validity_unit, validity_unlimited, validity, country_set, included_countries,
  profile_domain_key, policy, sale.at
from large_scale, large_sale sale
join large_item item using (rank)
join large_customer customer on customer.n = sale.customer
order by sale.n;
insert into audit_entry (reseller_id, actor, action, reference, details, created_at)
  select reseller_id, 'operator', 'sale', uid::text, jsonb_build_object('price', purchase_price, 'fromStock', true), created_at
  from sold_item where reseller_id = current_reseller();
