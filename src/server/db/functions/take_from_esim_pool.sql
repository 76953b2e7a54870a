-- Takes a profile that is still free out of the pool, for good. Simultaneous sales take different ones.
create or replace function take_from_esim_pool() returns esim_pool language plpgsql as $$
declare
  v_profile esim_pool;
begin
  delete from esim_pool where id = (select id from esim_pool limit 1 for update skip locked) returning * into v_profile;
  return v_profile;
end $$;

call run_as_definer('take_from_esim_pool()');
revoke execute on function take_from_esim_pool from public;
grant execute on function take_from_esim_pool to simshelf_app, simshelf_system;
