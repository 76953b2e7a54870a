-- A1, stops sales, once a day, in ranges of webhook_delivery.event_id: What a delivery refers to belongs to the same reseller.
select d.reseller_id, d.event_id as event
from (
  select event_id, reseller_id, webhook_id from webhook_delivery
  where event_id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
  order by event_id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) d
join webhook w on w.id = d.webhook_id
join event e on e.id = d.event_id
where w.reseller_id <> d.reseller_id or e.reseller_id <> d.reseller_id
