-- A5, stops sales: Row-level security is forced on every table of resellers, and no role of the server bypasses it.
select relname as name
from pg_class
where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'reseller_id' and not attisdropped)
  and not (relrowsecurity and relforcerowsecurity)
union all
select rolname
from pg_roles
where rolname in ('simshelf_app', 'simshelf_system') and (rolsuper or rolbypassrls)
