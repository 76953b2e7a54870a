-- E2, stops sales, once a day, in ranges of customer.id: A customer has an eSIM, which came with the first sale to it,
-- unless its order is open or was refused.
select c.reseller_id, c.id as customer, c.created_at
from (
  select reseller_id, id, created_at from customer
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) c
where not exists (select from esim e where e.customer_id = c.id)
  and not exists (select from supply_order o where o.customer_id = c.id and o.state <> 'DELIVERED')
