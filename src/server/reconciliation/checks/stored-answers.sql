-- E1, stops sales, in ranges of idempotency_key.number: The answer stored for a key describes an effect that exists.
select k.reseller_id, k.kind, k.number, k.created_at, k.effect
from (
  select number, reseller_id, kind, created_at, effect from idempotency_key
  where number <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) k
where k.effect is not null
  and not case when k.kind in ('submitCart', 'submitCreditTopUp')
    then exists (select from payment p where p.id = k.effect and p.reseller_id = k.reseller_id)
    else exists (select from sold_item s where s.uid = k.effect and s.reseller_id = k.reseller_id) end
