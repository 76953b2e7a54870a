create or replace trigger keep_sale_state before update of state on sold_item
  for each row when (old.state <> new.state) execute function keep_sale_state();
-- It waits for transactions that sell without a number, so that none of them takes one that was given.
create or replace trigger number_sale before insert on sold_item
  for each row when (new.number is null) execute function number_sale();
