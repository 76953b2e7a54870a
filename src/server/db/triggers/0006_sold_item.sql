create or replace trigger keep_sale_state before update of state on sold_item
  for each row when (old.state <> new.state and (old.state, new.state) is distinct from ('purchased', 'refunded'))
  execute function keep_sale_state();
