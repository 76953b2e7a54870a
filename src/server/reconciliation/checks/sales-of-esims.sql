-- E2, stops sales, once a day: No eSIM came with two sales.
select min(reseller_id::text) as reseller_id, esim_id as esim, count(*) as sales
from sold_item where esim_id is not null
group by esim_id having count(*) > 1
