-- M8, stops sales: A change of credit by an operator is booked once, with its amount, if its state is booked, and
-- otherwise not at all. Refunds of payments have a check of their own.
select c.reseller_id, c.id as adjustment, c.state, c.amount, booked.amount as booked
from credit_adjustment c
cross join lateral (
  select coalesce(sum(e.amount), 0) as amount
  from ledger_transaction t
  join ledger_entry e on e.transaction_id = t.id
  join ledger_account a on a.id = e.account_id
  where t.reseller_id = c.reseller_id and t.reference = c.id and t.cause = 'adjustment' and a.kind = 'credit'
    and a.currency = c.currency) booked
where c.reason <> 'REFUND' and booked.amount <> case c.state when 'BOOKED' then c.amount else 0 end
