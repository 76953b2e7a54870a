-- The state of a sale changes once at most: what was charged to credit is refunded.
create or replace function keep_sale_state() returns trigger language plpgsql as $$
begin
  raise exception 'A sale in state % does not become %', old.state, new.state using errcode = 'check_violation';
end $$;

create or replace trigger keep_sale_state before update of state on sold_item
  for each row when (old.state <> new.state and (old.state, new.state) is distinct from ('purchased', 'refunded'))
  execute function keep_sale_state();
