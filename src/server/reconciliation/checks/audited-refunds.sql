-- U1, in ranges of sold_item.id: Each refund of a sale has its audit entry.
select s.reseller_id, s.uid as sale
from (
  select uid, reseller_id, state, refunded_at from sold_item
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) s
where s.state = 'refunded' and s.refunded_at >= (select audit_since())
  and not exists (
    select from audit_entry a
    where a.reseller_id = s.reseller_id and a.reference = s.uid::text and a.action = 'refund')
