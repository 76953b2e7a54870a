-- S1, stops sales, once a day: Every unit that was bought is in stock or was sold from it, once.
select i.reseller_id, i.id as item, i.bought, i.stock, coalesce(sold.units, 0) as sold
from inventory_item i
left join (
  select inventory_item_id, count(*) as units from sold_item where state = 'activated' group by inventory_item_id) sold
  on sold.inventory_item_id = i.id
where i.bought <> i.stock + coalesce(sold.units, 0) or i.stock < 0
