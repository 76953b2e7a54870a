-- M8: Nothing on sale costs anybody less than it costs the store, unless two operators agreed.
select p.id as product, w.cost, w.cost_currency as currency, p.price
from wholesale w
join product p on p.id = w.product_id
cross join lateral (
  select greatest(
    case w.cost_currency when 'USD' then w.cost else (
      select (w.cost * rate_ppm + 999999) / 1000000 from cost_rate
      where currency = w.cost_currency order by as_of desc limit 1) end,
    (select (w.cost * 1000000 + rate_ppm - 1) / rate_ppm from currency where code = w.cost_currency)) as cost) real
cross join (
  select
    (select coalesce(max(discount_bps), 0) from reseller where discount_bps > discount_confirmed_bps) as discount_bps,
    (select coalesce(max(rate_bps), 0) from bulk_discount) as bulk_bps) cut
cross join lateral (select price_at_rate(p.price, cut.discount_bps, 1000000) as price) discounted
where p.active and w.supplier <> 'simulator'
  and real.cost - price_at_rate(discounted.price, cut.bulk_bps, 1000000) > w.loss_confirmed
