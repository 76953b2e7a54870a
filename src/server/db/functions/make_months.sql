-- Makes the parts of the tables that are kept by month, for the months of this time (decision 119): by default the month
-- before, this one and the next three. A table can be named. Returns how many it made. A part is attached, so the table is used in the meantime; a
-- lock that is not to be had at once is tried for by the next call.
--
-- A part has no rights and no policies, so it is reached through its table alone. What belongs to no month that there is
-- is refused: no part takes the rest.
create or replace function make_months(
  p_from timestamptz default now() - interval '1 month', p_until timestamptz default now() + interval '3 months',
  p_table name default null
) returns integer language plpgsql security definer
set search_path = public, pg_temp set "TimeZone" = 'UTC' set lock_timeout = '2s' set client_min_messages = 'warning' as $$
declare
  v_table name;
  v_by_id boolean;
  v_is_kept boolean;
  v_month timestamptz;
  v_part name;
  v_made integer := 0;
begin
  -- Processes that start at once.
  perform pg_advisory_xact_lock(hashtextextended('make_months', 0));
  for v_table, v_by_id, v_is_kept in
    select c.relname, a.atttypid = 'uuid'::regtype,
      exists (select from pg_trigger where tgrelid = c.oid and tgname = 'append_only')
    from pg_partitioned_table p
    join pg_class c on c.oid = p.partrelid
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
    where c.relnamespace = 'public'::regnamespace and c.relname = coalesce(p_table, c.relname)
    order by c.relname
  loop
    for v_month in
      select * from generate_series(date_trunc('month', p_from), date_trunc('month', p_until), interval '1 month')
    loop
      v_part := v_table || to_char(v_month, '_YYYY_MM');
      continue when to_regclass(v_part) is not null or v_table = 'audit_entry' and v_month < audit_since();
      execute format('create table %I (like %I including defaults including generated including constraints)', v_part, v_table);
      execute format('alter table %I enable row level security', v_part);
      execute format('alter table %I force row level security', v_part);
      if v_is_kept then
        execute format('call append_only(%L)', v_part);
      end if;
      if v_by_id then
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', v_table, v_part,
          id_of_time(v_month), id_of_time(v_month + interval '1 month'));
      else
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', v_table, v_part,
          v_month, v_month + interval '1 month');
      end if;
      v_made := v_made + 1;
    end loop;
  end loop;
  return v_made;
end $$;
revoke execute on function make_months from public;
grant execute on function make_months to simshelf_system;
