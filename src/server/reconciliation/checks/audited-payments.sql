-- U1, in ranges of payment.number: Each settled payment, and each that went back, has its audit entry.
select p.reseller_id, p.id as payment, done.action
from (
  select id, reseller_id, status, created_at from payment
  where number <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) p
cross join lateral (
  select 'payment' as action where p.status = 'SUCCESS' and p.created_at >= (select audit_since())
  union
  select 'payment ' || kind from payment_reversal where payment_id = p.id and created_at >= (select audit_since())) done
where not exists (
  select from audit_entry a
  where a.reseller_id = p.reseller_id and a.reference = p.id::text and a.action = done.action
    and a.action <> 'sale') -- as the index says
