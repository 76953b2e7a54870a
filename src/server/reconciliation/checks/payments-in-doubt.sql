-- E2: A payment whose outcome is open is settled in time: without a page in an hour, by card or exchange in a day, with
-- a page in 32 days; the last two have another day after a call that their provider did not answer.
select reseller_id, id as payment, method_id as method, created_at
from payment
where status = 'PENDING' and case
    when payment_url is not null then created_at < now() - interval '32 days'
    when automatic or method_id = 'exchange-balance' then created_at < now() - interval '1 day'
    else created_at < now() - interval '1 hour' end
  -- A provider that is away is not a fault of the books. A payment that never got a page is closed without its
  -- provider.
  and not ((payment_url is not null or automatic or method_id = 'exchange-balance') and exists (
    select from payment_outage away
    where away.method_id = payment.method_id and away.last_at > now() - interval '1 day'))
