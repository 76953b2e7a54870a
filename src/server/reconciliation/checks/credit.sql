-- M2, stops sales: No credit is further below zero than payments were taken back.
select reseller_id, id as account, currency, balance
from ledger_account account
where kind = 'credit' and balance < 0
  and balance < (
    select coalesce(sum(e.amount), 0) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    where e.account_id = account.id and t.cause = 'reversal' and e.amount < 0)
