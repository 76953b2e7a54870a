-- E2, stops sales, once a day: A customer has an eSIM, which came with the first sale to it.
select c.reseller_id, c.id as customer, c.created_at
from customer c
where not exists (select from esim e where e.customer_id = c.id)
