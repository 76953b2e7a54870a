-- The balance of an account is the sum of its entries, because an entry is the one way to change it.
create or replace function add_to_balances() returns trigger language plpgsql as $$
begin
  update ledger_account account set balance = balance + added.amount
    from (select account_id, sum(amount) as amount from entries group by account_id) added
    where account.id = added.account_id;
  return null;
end $$;
