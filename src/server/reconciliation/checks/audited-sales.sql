-- U1, once a day, in ranges of sold_item.id: Each sale has its audit entry, written with it.
with range as (
  select reseller_id, uid, created_at from sold_item
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint
)
select reseller_id, uid as sale from (
  select reseller_id, uid from range where created_at >= (select audit_since())
  except
  select reseller_id, reference::uuid from audit_entry
  where action = 'sale' and created_at between (select min(created_at) from range) and (select max(created_at) from range)) missing
