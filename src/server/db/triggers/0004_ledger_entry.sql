create or replace trigger add_to_balances after insert on ledger_entry
  referencing new table as entries for each statement execute function add_to_balances();

drop trigger if exists require_zero_sum on ledger_entry;
create constraint trigger require_zero_sum after insert on ledger_entry
  deferrable initially deferred for each row execute function require_zero_sum();
