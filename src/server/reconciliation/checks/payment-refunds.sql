-- M9, stops sales: A refund by an operator belongs to an allowed change of credit, and its amount is taken from the
-- payment while it is sent or was made, and not otherwise.
select c.reseller_id, c.id as refund, c.state, f.state as sent, -c.amount as amount, taken.amount as taken
from credit_adjustment c
left join payment_refund f on f.id = c.id
cross join lateral (
  select coalesce(sum(amount), 0) as amount from payment_reversal
  where payment_id = f.payment_id and provider_reference = c.id::text) taken
where c.reason = 'REFUND'
  and (f.id is null
    or (c.state = 'BOOKED') <> (f.state <> 'ENTERED')
    or taken.amount <> case when f.state in ('SENT', 'REFUNDED') then -c.amount else 0 end)
