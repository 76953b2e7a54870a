create or replace trigger keep_sale_state before update of state on sold_item
  for each row when (old.state <> new.state) execute function keep_sale_state();
