-- M2, stops sales: No credit is below zero.
select reseller_id, id as account, currency, balance
from ledger_account
where kind = 'credit' and balance < 0
