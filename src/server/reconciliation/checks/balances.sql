-- M1, stops sales, once a day, in ranges of ledger_account.id: An account's balance is the sum of its entries.
select a.reseller_id, a.id as account, a.kind, a.currency, a.balance, booked.amount as entries
from (
  select id, reseller_id, kind, currency, balance from ledger_account
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) a
cross join lateral (
  select coalesce(sum(amount), 0) as amount from ledger_entry where account_id = a.id) booked
where a.balance <> booked.amount
