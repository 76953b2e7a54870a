-- A1, stops sales, in ranges of payment.number: What refers to a payment belongs to the same reseller.
select p.reseller_id, p.id as payment, other.name as "table"
from (
  select id, reseller_id from payment
  where number <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) p
cross join lateral (
  select 'payment_line' as name, reseller_id from payment_line where payment_id = p.id
  union all
  select 'payment_reversal', reseller_id from payment_reversal where payment_id = p.id
  union all
  select 'payment_refund', reseller_id from payment_refund where payment_id = p.id
  union all
  select 'receipt', reseller_id from receipt where payment_id = p.id
  union all
  select 'credit_note', reseller_id from credit_note where payment_id = p.id) other
where other.reseller_id <> p.reseller_id
