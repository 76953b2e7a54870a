-- A balance that no entry explains is refused, to the owner of the schema too.
create or replace function refuse_balance() returns trigger language plpgsql as $$
begin
  raise exception 'a balance is changed by entries alone' using errcode = 'restrict_violation';
end $$;

create or replace trigger refuse_first_balance before insert on ledger_account
  for each row when (new.balance <> 0) execute function refuse_balance();

-- Adding up the entries is a trigger too, and one level down.
create or replace trigger refuse_balance before update of balance on ledger_account
  for each row when (pg_trigger_depth() = 0) execute function refuse_balance();
