-- M8, stops sales: A change of credit by an operator is booked once by its amount if it is booked, and never else. Refunds
-- of payments have a check of their own.
select c.reseller_id, c.id as adjustment, c.state, c.amount, coalesce(booked.amount, 0) as booked
from credit_adjustment c
left join (
  select t.reseller_id, t.reference, a.currency, sum(e.amount) as amount
  from ledger_transaction t
  join ledger_entry e on e.transaction_id = t.id
  join ledger_account a on a.id = e.account_id
  where t.cause = 'adjustment' and a.kind = 'credit'
  group by t.reseller_id, t.reference, a.currency) booked
  on booked.reseller_id = c.reseller_id and booked.reference = c.id and booked.currency = c.currency
where c.reason <> 'REFUND' and coalesce(booked.amount, 0) <> case c.state when 'BOOKED' then c.amount else 0 end
