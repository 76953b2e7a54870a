-- M1, stops sales, once a day: An account's balance is the sum of its entries.
select a.reseller_id, a.id as account, a.kind, a.currency, a.balance, coalesce(booked.amount, 0) as entries
from ledger_account a
left join (select account_id, sum(amount) as amount from ledger_entry group by account_id) booked
  on booked.account_id = a.id
where a.balance <> coalesce(booked.amount, 0)
