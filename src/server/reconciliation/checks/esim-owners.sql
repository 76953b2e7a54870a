-- S3, stops sales, in ranges of esim.number: An eSIM, its profile domain and the sale that it came with belong to one customer.
select e.reseller_id, e.id as esim, e.customer_id as customer, d.customer_id as domain_customer,
  s.uid as sale, s.customer_id as sale_customer
from (
  select id, reseller_id, customer_id, profile_domain_id from esim
  where number <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) e
join profile_domain d on d.id = e.profile_domain_id
left join sold_item s on s.esim_id = e.id
where d.customer_id <> e.customer_id
  or s.customer_id <> e.customer_id
  or s.profile_domain_id <> e.profile_domain_id
