-- S3, stops sales, in ranges of sold_item.id: A balance is used and expires only after it was started, and was not started before it was sold.
select reseller_id, uid as sale, state, activated_at, expires_at, used_bytes
from (
  select reseller_id, uid, state, created_at, activated_at, expires_at, validity_unlimited, used_bytes from sold_item
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) s
where (activated_at is null and (expires_at is not null or used_bytes > 0))
  or (activated_at is not null and (expires_at is null) <> validity_unlimited)
  or activated_at < created_at
  or expires_at < activated_at
