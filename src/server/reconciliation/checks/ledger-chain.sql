-- M5, stops sales, once a day: An entry has the hash of what it says and of the entry before it on its account, which has that
-- of its newest one.
select e.reseller_id, e.transaction_id as transaction, e.account_id as account, a.kind, a.currency, e.amount, t.cause, t.reference,
  t.created_at as at
from (
  select entry.*, lag(hash, 1, '') over (partition by account_id order by transaction_id) as previous from ledger_entry entry) e
join ledger_account a on a.id = e.account_id
join ledger_transaction t on t.id = e.transaction_id
where e.hash <> entry_hash(e.previous, e.account_id, e.amount, t)
union all
select a.reseller_id, newest.transaction_id, a.id, a.kind, a.currency, newest.amount, t.cause, t.reference, t.created_at
from ledger_account a
left join lateral (
  select transaction_id, amount, hash from ledger_entry where account_id = a.id order by transaction_id desc limit 1) newest on true
left join ledger_transaction t on t.id = newest.transaction_id
where a.last_hash <> coalesce(newest.hash, '')
order by transaction, account
