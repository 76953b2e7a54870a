-- M1, stops sales, in ranges of ledger_transaction.id: A transaction sums to zero, in one currency.
select t.reseller_id, t.id as transaction, t.cause, t.reference, sum(e.amount) as sum
from (
  select id, reseller_id, cause, reference from ledger_transaction
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) t
join ledger_entry e on e.transaction_id = t.id
join ledger_account a on a.id = e.account_id
group by t.reseller_id, t.id, t.cause, t.reference
having sum(e.amount) <> 0
  or min(a.currency) <> max(a.currency)
