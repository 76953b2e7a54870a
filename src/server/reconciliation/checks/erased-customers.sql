-- G1: The database holds nothing that identifies a customer who was erased.
with erased as (
  select reseller_id, id from customer where erased_at is not null
)
select e.reseller_id, e.id as customer, 'sold_item' as "table"
from erased e join sold_item s on s.customer_id = e.id
where num_nonnulls(s.metatag, s.user_country, s.user_ip) > 0
union all
select e.reseller_id, e.id, 'esim'
from erased e join esim on esim.customer_id = e.id
where esim.active or esim.state <> 'DELETED' or num_nonnulls(esim.eid, esim.last_seen, esim.last_time_connected,
  esim.last_data_consumed, esim.last_country, esim.last_network, esim.last_network_at, esim.last_country_change) > 0
union all
select e.reseller_id, e.id, 'idempotency_key'
from erased e join idempotency_key k on k.reseller_id = e.reseller_id and k.customer_id = e.id::text
where num_nonnulls(k.answer #>> '{customer,email}', k.answer #>> '{customer,country}', k.answer #>> '{sale,metatag}',
  k.answer #>> '{esim,lastSeen}', k.answer #>> '{esim,lastCountry}') > 0
union all
select e.reseller_id, e.id, 'event'
from erased e join esim on esim.customer_id = e.id
join event on event.reseller_id = e.reseller_id and event.subject = esim.id::text
