-- E2: An order to a supplier is settled within 15 minutes, and so is the refund of what a supplier took back. Time in
-- which the supplier was away does not count.
select o.reseller_id, o.uid as sale, o.supplier, o.state, o.tries, o.created_at
from supply_order o
where (o.due_at is not null and o.created_at < now() - interval '15 minutes'
    -- A supplier that is away is not a fault of the books; the desk reports it.
    and not exists (select from supplier_outage away where away.supplier = o.supplier)
    and not exists (
      select from supplier_back back where back.supplier = o.supplier and back.since > now() - interval '15 minutes'))
  or (o.withdrawn_at < now() - interval '15 minutes'
    and exists (select from sold_item s where s.uid = o.uid and s.state <> 'refunded'))
