-- E2, stops sales, in ranges of sold_item.id: A sale with an eSIM has one, which came with no other sale, unless its order is open
-- or was refused; no other sale has one.
select s.reseller_id, s.uid as sale, s.activation_type, s.esim_id as esim
from (
  select id, reseller_id, uid, activation_type, esim_id from sold_item
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) s
where ((s.activation_type = 'TOP_UP') <> (s.esim_id is null)
    and not exists (select from supply_order o where o.uid = s.uid and o.is_new_esim and o.state <> 'DELIVERED'))
  or exists (select from sold_item other where other.esim_id = s.esim_id and other.id <> s.id)
