-- The roles of the server's logins, and the helpers that open tables to them.
--
-- Three roles hold the rights. They cannot sign in:
--
--   simshelf_app       requests of resellers: sees and writes the rows of the reseller that the transaction names
--   simshelf_system    jobs, and requests before their reseller is known: sees every reseller
--   simshelf_definer   owns the functions that alone write the ledger, hand out eSIM profiles and tell which keys are
--                      held (security definer)
--
-- The server's logins are members of one of the first two. The owner of the schema is used at the start only.
--
-- A table is closed to all of them until one of the helpers below is called for it:
--
--   call tenant_table('sale');            rows of resellers, with a column reseller_id uuid not null
--   call shared_table('product');         read by every reseller, written by the system
--   call system_table('job');             seen by the system alone
--   call written_by_functions('entry');   after tenant_table: both only read, functions of simshelf_definer write
--   call append_only('entry');            after one of the above: rows are never changed or removed
--
-- The owner of the schema is bound by row-level security too. A migration that touches the rows of tenants does so after
-- `set local role simshelf_system`.
--
-- These helpers run once, when a table is made, so they are here and not among the functions. To change one later is to change
-- the tables that it opened too, which takes a migration.

-- Roles belong to the whole server, so another database of it may have made them already.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['simshelf_app', 'simshelf_system', 'simshelf_definer'] loop
    begin
      execute format('create role %I nologin nosuperuser nocreatedb nocreaterole nobypassrls', wanted);
    exception
      when duplicate_object or unique_violation then null;
      -- An owner who may not create roles uses those that an administrator made.
      when insufficient_privilege then
        if to_regrole(wanted) is null then
          raise exception 'there is no role %, and the owner may not create it', wanted using
            hint = 'Have simshelf_app, simshelf_system and simshelf_definer made, and granted to the owner.';
        end if;
    end;
    begin
      execute format('grant %I to current_user', wanted);
    exception
      when insufficient_privilege then
        if not pg_has_role(current_user, wanted, 'member') then
          raise;
        end if;
    end;
  end loop;
  begin
    -- When a transaction of another login began. Without this right running_keys() finds none.
    grant pg_read_all_stats to simshelf_definer;
  exception
    when insufficient_privilege then null;
  end;
end $$;

revoke create on schema public from public;
grant usage on schema public to simshelf_app, simshelf_system, simshelf_definer;

create function current_reseller() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.reseller_id', true), '')::uuid;

comment on function current_reseller is
  'The reseller this transaction is bound to; null when it is bound to none, and then row-level security shows no row.';

create procedure tenant_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy app on %s to simshelf_app using (reseller_id = (select current_reseller()))
       with check (reseller_id = (select current_reseller()))', name);
  execute format('create policy system on %s to simshelf_system using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to simshelf_app, simshelf_system', name);
end $$;

comment on procedure tenant_table is
  'Opens a table with a reseller_id to both roles: the app sees and writes its own reseller''s rows, the system all rows.';

create procedure shared_table(name regclass) language plpgsql as $$
begin
  execute format('grant select on %s to simshelf_app', name);
  execute format('grant select, insert, update, delete on %s to simshelf_system', name);
end $$;

comment on procedure shared_table is 'Opens a table that belongs to no reseller: the app reads it, the system writes it.';

create procedure system_table(name regclass) language plpgsql as $$
begin
  execute format('grant select, insert, update, delete on %s to simshelf_system', name);
end $$;

comment on procedure system_table is 'Opens a table to the system alone.';

create procedure written_by_functions(name regclass) language plpgsql as $$
begin
  execute format('revoke insert, update, delete on %s from simshelf_app, simshelf_system', name);
  execute format('grant select, insert, update on %s to simshelf_definer', name);
  execute format(
    'create policy definer on %s to simshelf_definer using (true) with check (reseller_id = (select current_reseller()))',
    name);
end $$;

comment on procedure written_by_functions is
  'Leaves both roles the right to read a table of tenants. Functions of simshelf_definer write, for the bound reseller.';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;

create procedure append_only(name regclass) language plpgsql as $$
begin
  execute format('revoke update, delete on %s from simshelf_app, simshelf_system, simshelf_definer', name);
  execute format(
    'create trigger append_only before update or delete or truncate on %s for each statement
       execute function refuse_change()', name);
end $$;

comment on procedure append_only is
  'Takes the right to change or remove rows from all roles, and refuses it to the owner as well.';

-- A role that gets a function must be allowed to make one in the schema, for that moment.
create procedure run_as_definer(name regprocedure) language plpgsql as $$
begin
  execute format('alter function %s security definer set search_path = public, pg_temp', name);
  grant create on schema public to simshelf_definer;
  execute format('alter function %s owner to simshelf_definer', name);
  revoke create on schema public from simshelf_definer;
end $$;

comment on procedure run_as_definer is
  'Lets a function do what simshelf_definer may and its callers may not. Everybody can call it until that is revoked.';
