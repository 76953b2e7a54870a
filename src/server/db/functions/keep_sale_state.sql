-- The state of a sale changes once at most: a charge to credit is refunded.
create or replace function keep_sale_state() returns trigger language plpgsql as $$
begin
  raise exception 'A sale in state % does not become %', old.state, new.state using errcode = 'check_violation';
end $$;
