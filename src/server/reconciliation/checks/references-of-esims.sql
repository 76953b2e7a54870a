-- A1, stops sales, in ranges of esim.number: What an eSIM refers to, and what its supplier reported of it, belongs to the same
-- reseller.
select e.reseller_id, e.id as esim
from (
  select id, reseller_id, customer_id, profile_domain_id from esim
  where number <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) e
join customer c on c.id = e.customer_id
join profile_domain d on d.id = e.profile_domain_id
where c.reseller_id <> e.reseller_id
  or d.reseller_id <> e.reseller_id
  or exists (select from supply_report r where r.esim_id = e.id and r.reseller_id <> e.reseller_id)
