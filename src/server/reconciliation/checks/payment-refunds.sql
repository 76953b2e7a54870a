-- M9, stops sales: A refund by an operator was let by the change of credit that it is, and is taken from the payment by its
-- amount while it is sent or was made, and not else.
select c.reseller_id, c.id as refund, c.state, f.state as sent, -c.amount as amount, coalesce(taken.amount, 0) as taken
from credit_adjustment c
left join payment_refund f on f.id = c.id
left join (
  select payment_id, provider_reference, sum(amount) as amount from payment_reversal
  group by payment_id, provider_reference) taken on taken.payment_id = f.payment_id and taken.provider_reference = c.id::text
where c.reason = 'REFUND'
  and (f.id is null
    or (c.state = 'BOOKED') <> (f.state <> 'ENTERED')
    or coalesce(taken.amount, 0) <> case when f.state in ('SENT', 'REFUNDED') then -c.amount else 0 end)
