-- E2: A payment whose outcome is open is settled in time: one without a page in an hour, one by card or exchange in a day,
-- one with a page in 32 days.
select reseller_id, id as payment, method_id as method, created_at
from payment
where status = 'PENDING' and payment_url is not null and created_at < now() - interval '32 days'
union all
select reseller_id, id, method_id, created_at
from payment
where status = 'PENDING' and payment_url is null and created_at < now() - case
  when automatic or method_id = 'exchange-balance' then interval '1 day'
  else interval '1 hour' end
