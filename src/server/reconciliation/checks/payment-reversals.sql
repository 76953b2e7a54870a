-- E4, stops sales: What was taken back of a payment is booked once, and is no more than was paid.
select r.reseller_id, r.payment_id as payment, r.id as reversal, r.amount, coalesce(booked.amount, 0) as booked
from payment_reversal r
left join (
  select t.reseller_id, t.reference, sum(e.amount) as amount
  from ledger_transaction t
  join ledger_entry e on e.transaction_id = t.id
  join ledger_account a on a.id = e.account_id
  where t.cause = 'reversal' and a.kind = 'payments'
  group by t.reseller_id, t.reference) booked on booked.reseller_id = r.reseller_id and booked.reference = r.id
where r.amount <> coalesce(booked.amount, 0)
union all
select p.reseller_id, p.id, null, p.total, taken.amount
from payment p
join (select payment_id, sum(amount) as amount from payment_reversal group by payment_id) taken on taken.payment_id = p.id
where p.status <> 'SUCCESS' or taken.amount not between 0 and p.total
