-- A1, stops sales: A reference among tables of resellers contains the reseller, so that it cannot lead to the row of
-- another one, and is enforced.
with of_resellers as (
  select attrelid as oid, attnum from pg_attribute
  where attname = 'reseller_id' and not attisdropped
    and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))
)
select key.conrelid::regclass::text as "table", key.conname as reference
from pg_constraint key
join of_resellers child on child.oid = key.conrelid
join of_resellers parent on parent.oid = key.confrelid
where key.contype = 'f'
  and (not key.convalidated
    or exists (select from pg_trigger where tgconstraint = key.oid and tgenabled not in ('O', 'A'))
    -- The reference of a table to the reseller itself does not count.
    or key.confrelid <> 'reseller'::regclass and parent.attnum <> all (key.confkey))
