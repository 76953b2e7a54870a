-- O1: The tables that are kept by month have their parts until the end of the next month, closed to all logins but through
-- their table.
with parted as (
  select partrelid as oid from pg_partitioned_table
  where partrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
)
select parted.oid::regclass::text as "table", to_char(month, 'YYYY-MM') as month
from parted, unnest(array[now(), now() + interval '1 month']) as month
where not exists (
  select from pg_inherits join pg_class part on part.oid = inhrelid
  where inhparent = parted.oid and right(part.relname, 7) = to_char(month at time zone 'UTC', 'YYYY_MM'))
union all
select part.oid::regclass::text, 'open'
from parted join pg_inherits on inhparent = parted.oid join pg_class part on part.oid = inhrelid
where not part.relrowsecurity
  or has_table_privilege('simshelf_app', part.oid, 'select, insert, update, delete, truncate')
  or has_table_privilege('simshelf_system', part.oid, 'select, insert, update, delete, truncate')
