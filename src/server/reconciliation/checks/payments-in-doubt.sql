-- E2: A payment whose outcome is open is settled in time: one without a page in an hour, one by card or exchange in a day,
-- one with a page in 32 days.
select reseller_id, id as payment, method_id as method, created_at
from payment
where status = 'PENDING' and created_at < now() - case
  when payment_url is not null then interval '32 days'
  when automatic or method_id = 'exchange-balance' then interval '1 day'
  else interval '1 hour' end
