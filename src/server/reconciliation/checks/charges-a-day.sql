-- M7, stops sales, in ranges of payment.number: No automatic top-up charges more than 24 times in a day.
select p.reseller_id, p.id as payment, p.created_at, day.charges
from (
  select id, reseller_id, automatic, created_at from payment
  where number <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) p
cross join lateral (
  select count(*) as charges from payment other
  where other.reseller_id = p.reseller_id and other.automatic
    and other.created_at between p.created_at - interval '1 day' and p.created_at) day
where p.automatic and day.charges > 24
