-- M3, stops sales: The lines of a payment, less the discount and with the tax, are its total to the cent.
select p.reseller_id, p.id as payment, p.price, p.discount, p.vat, p.total, lines.total as lines
from payment p
left join (select payment_id, sum(total) as total from payment_line group by payment_id) lines on lines.payment_id = p.id
where p.price is distinct from lines.total
  or p.discount <> (p.price * p.discount_bps + 5000) / 10000
  or p.vat <> case
    when p.tax_included then p.total - round(p.total * 10000::numeric / (10000 + p.vat_bps))
    else ((p.price - p.discount) * p.vat_bps + 5000) / 10000 end
  or p.total <> p.price - p.discount + p.vat
