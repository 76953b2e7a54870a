-- The idempotency keys that are held at this moment: by which database process, and since when. Empty where the owner
-- of the schema could not give simshelf_definer the right to see the start of transactions (pg_read_all_stats).
create or replace function running_keys() returns table (process integer, since timestamptz)
  language sql stable as $$
    select distinct activity.pid, activity.xact_start
    from pg_locks lock
    join pg_stat_activity activity on activity.pid = lock.pid
    where lock.locktype = 'advisory' and activity.datname = current_database()
      and activity.application_name in ('simshelf_app', 'simshelf_pooled_app') and activity.xact_start is not null
  $$;
call run_as_definer('running_keys()');
revoke execute on function running_keys from public;
grant execute on function running_keys to simshelf_system;
