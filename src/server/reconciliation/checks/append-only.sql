-- M5, stops sales: What was booked, issued and audited can be neither changed nor removed by the server.
with kept as (
  select oid, oid::regclass::text as name
  from unnest(array['ledger_transaction', 'ledger_entry', 'audit_entry', 'audit_archive', 'receipt', 'credit_note']) as name
  cross join lateral (select to_regclass(name)::oid as oid) as named
  union all
  -- The months, which are tables too.
  select inhrelid, inhrelid::regclass::text from pg_inherits where inhparent = 'audit_entry'::regclass
)
select kept.name as "table", trigger.oid is not null as refuses
from kept
left join pg_trigger trigger
  on trigger.tgrelid = kept.oid and trigger.tgname = 'append_only' and trigger.tgenabled in ('O', 'A')
where trigger.oid is null
  or has_table_privilege('simshelf_app', kept.oid, 'update, delete, truncate')
  or has_table_privilege('simshelf_system', kept.oid, 'update, delete, truncate')
