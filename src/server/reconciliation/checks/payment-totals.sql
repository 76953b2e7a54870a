-- M3, stops sales, in ranges of payment.number: The lines of a payment, less the discount and with the tax, are its total to the
-- cent.
select p.reseller_id, p.id as payment, p.price, p.discount, p.vat, p.total, lines.total as lines
from (
  select id, reseller_id, price, discount_bps, discount, vat_bps, vat, tax_included, total from payment
  where number <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) p
cross join lateral (select sum(total) as total from payment_line where payment_id = p.id) lines
where p.price is distinct from lines.total
  or p.discount <> (p.price * p.discount_bps + 5000) / 10000
  or p.vat <> case
    when p.tax_included then p.total - round(p.total * 10000::numeric / (10000 + p.vat_bps))
    else ((p.price - p.discount) * p.vat_bps + 5000) / 10000 end
  or p.total <> p.price - p.discount + p.vat
