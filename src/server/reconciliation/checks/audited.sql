-- U1: Each change of credit by an operator has its audit entry.
select c.reseller_id, c.id as adjustment
from credit_adjustment c
where c.state = 'BOOKED' and c.reason <> 'REFUND' and c.created_at >= (select audit_since())
  and not exists (
    select from audit_entry a
    where a.reseller_id = c.reseller_id and a.reference = c.id::text and a.action = 'credit adjustment')
