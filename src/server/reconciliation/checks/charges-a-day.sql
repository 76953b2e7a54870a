-- M7, stops sales: No automatic top-up charges more than 24 times in a day.
select reseller_id, id as payment, created_at, charges
from (
  select reseller_id, id, created_at,
    count(*) over (partition by reseller_id order by created_at range between '1 day' preceding and current row) as charges
  from payment where automatic) counted
where charges > 24
