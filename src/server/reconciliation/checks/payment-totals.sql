-- M3, stops sales, in ranges of payment.number: The lines of a payment are its price to the cent.
select p.reseller_id, p.id as payment, p.price, lines.total as lines
from (
  select id, reseller_id, price from payment
  where number <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) p
cross join lateral (select sum(total) as total from payment_line where payment_id = p.id) lines
where p.price is distinct from lines.total
