-- E2, stops sales, once a day: A customer has an eSIM, which came with the first sale to it, unless its order is open or was
-- refused.
select c.reseller_id, c.id as customer, c.created_at
from customer c
where not exists (select from esim e where e.customer_id = c.id)
  and not exists (select from supply_order o where o.customer_id = c.id and o.state <> 'DELIVERED')
