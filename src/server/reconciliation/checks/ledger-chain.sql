-- M5, stops sales, once a day, in ranges of ledger_transaction.id: The hash of an entry fits its content and the
-- previous entry of its account, and the account has the hash of its newest entry.
select e.reseller_id, e.transaction_id as transaction, e.account_id as account, a.kind, a.currency, e.amount, t.cause, t.reference,
  t.created_at as at
from (
  select id from ledger_transaction
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) range
join ledger_transaction t on t.id = range.id
join ledger_entry e on e.transaction_id = t.id
join ledger_account a on a.id = e.account_id
left join lateral (
  select hash from ledger_entry earlier
  where earlier.account_id = e.account_id and earlier.transaction_id < e.transaction_id
  order by earlier.transaction_id desc limit 1) previous on true
where e.hash <> entry_hash(coalesce(previous.hash, ''), e.account_id, e.amount, t)
union all
select a.reseller_id, newest.transaction_id, a.id, a.kind, a.currency, newest.amount, t.cause, t.reference, t.created_at
from ledger_account a
left join lateral (
  select transaction_id, amount, hash from ledger_entry where account_id = a.id order by transaction_id desc limit 1) newest on true
left join ledger_transaction t on t.id = newest.transaction_id
where a.last_hash <> coalesce(newest.hash, '')
order by transaction, account
