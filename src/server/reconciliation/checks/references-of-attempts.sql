-- A1, stops sales, in ranges of webhook_attempt.id: The event of an attempt to deliver it belongs to the same reseller.
select a.reseller_id, a.id as attempt
from (
  select id, reseller_id, event_id from webhook_attempt
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) a
join event e on e.id = a.event_id
where e.reseller_id <> a.reseller_id
