-- S1, stops sales, once a day, in ranges of reseller.reseller_id: A reseller's stock of a package received exactly the
-- units that were paid for.
with range as (
  select reseller_id from reseller
  where reseller_id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
  order by reseller_id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint
)
select reseller_id, product_id as package, sum(bought) as bought, sum(paid) as paid
from (
  select i.reseller_id, i.product_id, i.bought, 0 as paid from range join inventory_item i using (reseller_id)
  union all
  select p.reseller_id, line.product_id, 0, line.amount
  from range join payment p using (reseller_id) join payment_line line on line.payment_id = p.id
  where p.purpose = 'CART' and p.status = 'SUCCESS') units
group by reseller_id, product_id
having sum(bought) <> sum(paid)
