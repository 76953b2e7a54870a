-- M7, stops sales, in ranges of payment.number: A charge of the automatic top-up whose outcome is open is the charge
-- under way of its reseller's top-up.
select p.reseller_id, p.id as payment, p.created_at
from (
  select id, reseller_id, automatic, status, created_at from payment
  where number <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) p
where p.automatic and p.status = 'PENDING'
  and not exists (select from auto_top_up t where t.reseller_id = p.reseller_id and t.payment_id = p.id)
