-- E2, stops sales, in ranges of sold_item.id: A sale with an eSIM has one, unless its order is open or was refused.
select s.reseller_id, s.uid as sale, s.activation_type
from (
  select reseller_id, uid, activation_type, esim_id from sold_item
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) s
where s.activation_type <> 'TOP_UP' and s.esim_id is null
  and not exists (select from supply_order o where o.uid = s.uid and o.is_new_esim and o.state <> 'DELIVERED')
