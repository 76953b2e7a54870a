-- M1, stops sales: All accounts of a reseller in a currency together sum to zero.
select reseller_id, currency, sum(balance) as sum
from ledger_account
group by reseller_id, currency
having sum(balance) <> 0
