-- E4, stops sales, in ranges of payment.number: What was taken back of a payment is booked once, and does not exceed
-- what was paid.
with range as (
  select id, reseller_id, status, total from payment
  where number <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint
)
select r.reseller_id, r.payment_id as payment, r.id as reversal, r.amount, booked.amount as booked
from range p
join payment_reversal r on r.payment_id = p.id
cross join lateral (
  select coalesce(sum(e.amount), 0) as amount
  from ledger_transaction t
  join ledger_entry e on e.transaction_id = t.id
  join ledger_account a on a.id = e.account_id
  where t.reseller_id = r.reseller_id and t.reference = r.id and t.cause = 'reversal' and a.kind = 'payments') booked
where r.amount <> booked.amount
union all
select p.reseller_id, p.id, null, p.total, taken.amount
from range p
cross join lateral (select sum(amount) as amount from payment_reversal where payment_id = p.id) taken
where taken.amount is not null and (p.status <> 'SUCCESS' or taken.amount not between 0 and p.total)
