-- A1, stops sales, in ranges of sold_item.id: What a sale and its order refer to belongs to the same reseller.
select s.reseller_id, 'sold_item' as "table", s.uid::text as "row"
from (
  select uid, reseller_id, inventory_item_id, customer_id, profile_domain_id, esim_id, channel_id from sold_item
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) s
join inventory_item i on i.id = s.inventory_item_id
join customer c on c.id = s.customer_id
join profile_domain d on d.id = s.profile_domain_id
left join esim e on e.id = s.esim_id
left join channel on channel.id = s.channel_id
left join supply_order o on o.uid = s.uid
where i.reseller_id <> s.reseller_id
  or c.reseller_id <> s.reseller_id
  or d.reseller_id <> s.reseller_id
  or e.reseller_id <> s.reseller_id
  or channel.reseller_id <> s.reseller_id
  or o.reseller_id <> s.reseller_id
  or o.customer_id <> s.customer_id
