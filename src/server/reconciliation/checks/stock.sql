-- S1, stops sales, once a day, in ranges of inventory_item.id: Every unit that was bought is in stock or was sold from
-- it, once.
select i.reseller_id, i.id as item, i.bought, i.stock, sold.units as sold
from (
  select id, reseller_id, bought, stock from inventory_item
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) i
cross join lateral (
  select count(*) as units from sold_item where inventory_item_id = i.id and state = 'activated') sold
where i.bought <> i.stock + sold.units
