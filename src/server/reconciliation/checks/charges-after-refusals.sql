-- M7, stops sales, in ranges of payment.number: After a refused charge the automatic top-up waits for an hour, unless
-- it was set again or another card was stored.
select p.reseller_id, p.id as payment, p.created_at, refused.id as refused, refused.settled_at as refused_at
from (
  select id, reseller_id, automatic, created_at from payment
  where number <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) p
join payment refused
  on refused.reseller_id = p.reseller_id and refused.automatic and refused.status = 'FAILURE'
    and refused.created_at < p.created_at and refused.settled_at > p.created_at - interval '1 hour'
where p.automatic and refused.created_at >= (select audit_since()) and not exists (
  select from audit_entry a
  where a.reseller_id = p.reseller_id and a.action in ('automatic top-up', 'card stored')
    and a.created_at between refused.created_at and p.created_at)
