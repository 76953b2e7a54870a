-- S1, stops sales: The units that came to a reseller's stock of a package are those that it paid for.
select reseller_id, product_id as package, sum(bought) as bought, sum(paid) as paid
from (
  select reseller_id, product_id, bought, 0 as paid from inventory_item
  union all
  select p.reseller_id, line.product_id, 0, line.amount
  from payment p join payment_line line on line.payment_id = p.id
  where p.purpose = 'CART' and p.status = 'SUCCESS') units
group by reseller_id, product_id
having sum(bought) <> sum(paid)
