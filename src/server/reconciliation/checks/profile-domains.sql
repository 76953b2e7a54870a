-- S4, stops sales, in ranges of sold_item.id: A sale lies in a profile domain of its customer and of its package.
select s.reseller_id, s.uid as sale, s.customer_id as customer, s.profile_domain_key as key,
  d.customer_id as domain_customer, d.key as domain_key
from (
  select reseller_id, uid, customer_id, profile_domain_id, profile_domain_key from sold_item
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) s
join profile_domain d on d.id = s.profile_domain_id
where d.customer_id <> s.customer_id or d.key <> s.profile_domain_key
