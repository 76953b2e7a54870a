-- O1: An event is delivered, or given up after ten tries in three days; none waits for five days.
select d.reseller_id, d.event_id as event, d.webhook_id as webhook, d.failures, d.queued_at
from webhook_delivery d
where d.queued_at < now() - interval '5 days'
