-- Removes the part of a past month whose rows are all gone, and with it the space that they took. Returns false where it
-- still has one. Tables that are kept for ever lose a month only to its archive.
create or replace function drop_empty_month(p_part name) returns boolean language plpgsql security definer
set search_path = public, pg_temp set "TimeZone" = 'UTC' set lock_timeout = '2s' as $$
declare
  v_table name;
  v_has_rows boolean;
begin
  select parent.relname into v_table
    from pg_inherits i
    join pg_class part on part.oid = i.inhrelid
    join pg_class parent on parent.oid = i.inhparent
    where part.relname = p_part and part.relnamespace = 'public'::regnamespace and parent.relkind = 'p'
      and part.relname ~ '_\d{4}_\d{2}$'
      -- The month before is made (make_months), and a transaction that began in it may still write.
      and to_date(right(part.relname, 7), 'YYYY_MM') < date_trunc('month', now()) - interval '1 month'
      and not exists (select from pg_trigger where tgrelid = parent.oid and tgname = 'append_only');
  if not found then
    return false;
  end if;
  -- In the order in which statements lock them.
  execute format('lock table %I in access exclusive mode', v_table);
  -- Another process was here first.
  if to_regclass(quote_ident(p_part)) is null then
    return false;
  end if;
  -- The owner sees the rows of tenants only then; where one is found, the exception takes it back.
  begin
    execute format('alter table %I no force row level security', p_part);
    execute format('select exists (select from %I)', p_part) into v_has_rows;
    if v_has_rows then
      raise exception 'the month has rows' using errcode = 'object_in_use';
    end if;
    execute format('alter table %I detach partition %I', v_table, p_part);
    execute format('drop table %I', p_part);
  exception
    when object_in_use then return false;
  end;
  return true;
end $$;
revoke execute on function drop_empty_month from public;
grant execute on function drop_empty_month to simshelf_system;
