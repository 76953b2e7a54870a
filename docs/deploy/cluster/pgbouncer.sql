-- As the superuser in the database of the store, once: PgBouncer asks here for the secret with which PostgreSQL checks a
-- login, for the logins of the store only.
create schema pgbouncer;
grant usage on schema pgbouncer to pgbouncer;
create function pgbouncer.look_up(p_name text) returns table (name text, secret text)
language sql stable security definer set search_path = pg_catalog as $$
  select rolname::text, rolpassword from pg_authid
  where rolname = p_name and rolcanlogin and not rolsuper
    and (pg_has_role(oid, 'simshelf_app', 'member') or pg_has_role(oid, 'simshelf_system', 'member'))
$$;
revoke execute on function pgbouncer.look_up from public;
grant execute on function pgbouncer.look_up to pgbouncer;
