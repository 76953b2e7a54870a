create or replace trigger refuse_first_balance before insert on ledger_account
  for each row when (new.balance <> 0) execute function refuse_balance();

-- Adding up the entries is a trigger too, one level down.
create or replace trigger refuse_balance before update of balance on ledger_account
  for each row when (pg_trigger_depth() = 0) execute function refuse_balance();
