-- E2: An order to a supplier is settled within 15 minutes, and so is the refund of what a supplier took back.
select o.reseller_id, o.uid as sale, o.supplier, o.state, o.tries, o.created_at
from supply_order o
where (o.due_at is not null and o.created_at < now() - interval '15 minutes')
  or (o.withdrawn_at < now() - interval '15 minutes'
    and exists (select from sold_item s where s.uid = o.uid and s.state <> 'refunded'))
