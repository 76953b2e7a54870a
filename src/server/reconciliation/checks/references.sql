-- A1, stops sales: What a row refers to belongs to the same reseller.
select e.reseller_id, 'esim', e.id::text
from (
  select id, reseller_id, customer_id, profile_domain_id from esim
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) e
join customer c on c.id = e.customer_id
join profile_domain d on d.id = e.profile_domain_id
where c.reseller_id <> e.reseller_id or d.reseller_id <> e.reseller_id
union all
select r.reseller_id, 'supply_report', r.id
from (
  select reseller_id, esim_id, id from supply_report
  order by created_at desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) r
join esim e on e.id = r.esim_id
where e.reseller_id <> r.reseller_id
union all
select o.reseller_id, 'supply_order', o.uid::text
from (
  select reseller_id, uid, customer_id from supply_order
  order by created_at desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) o
join sold_item s on s.uid = o.uid
join customer c on c.id = o.customer_id
where s.reseller_id <> o.reseller_id or c.reseller_id <> o.reseller_id or s.customer_id <> o.customer_id
union all
select l.reseller_id, 'payment_line', l.id::text
from payment_line l join payment r on r.id = l.payment_id where r.reseller_id <> l.reseller_id
union all
select l.reseller_id, 'payment_reversal', l.id::text
from payment_reversal l join payment r on r.id = l.payment_id where r.reseller_id <> l.reseller_id
union all
select l.reseller_id, 'payment_refund', l.id::text
from payment_refund l join payment r on r.id = l.payment_id where r.reseller_id <> l.reseller_id
union all
select l.reseller_id, 'receipt', l.payment_id::text
from receipt l join payment r on r.id = l.payment_id where r.reseller_id <> l.reseller_id
union all
select l.reseller_id, 'credit_note', l.refund_id::text
from credit_note l join payment r on r.id = l.payment_id where r.reseller_id <> l.reseller_id
union all
select t.reseller_id, 'auto_top_up', t.reseller_id::text
from auto_top_up t join payment r on r.id = t.payment_id where r.reseller_id <> t.reseller_id
union all
select w.reseller_id, 'webhook', w.id::text
from webhook w join channel r on r.id = w.channel_id where r.reseller_id <> w.reseller_id
union all
select d.reseller_id, 'webhook_delivery', d.event_id::text
from webhook_delivery d join webhook r on r.id = d.webhook_id where r.reseller_id <> d.reseller_id
union all
select a.reseller_id, 'webhook_attempt', a.id::text
from webhook_attempt a join event r on r.id = a.event_id where r.reseller_id <> a.reseller_id
union all
select d.reseller_id, 'webhook_delivery', d.event_id::text
from webhook_delivery d join event r on r.id = d.event_id where r.reseller_id <> d.reseller_id
