-- The balance of an account is the sum of its entries, because only an entry changes it. The newest entry is the end of
-- its chain.
create or replace function add_to_balances() returns trigger language plpgsql as $$
begin
  update ledger_account account set balance = balance + added.amount, last_hash = added.last_hash
    from (
      select account_id, sum(amount) as amount, (array_agg(hash order by transaction_id desc))[1] as last_hash
      from entries group by account_id) added
    where account.id = added.account_id;
  return null;
end $$;
