-- M5, stops sales: What was booked, issued and audited can be neither changed nor removed by the server.
select kept.name as "table", trigger.oid is not null as refuses
from unnest(array['ledger_transaction', 'ledger_entry', 'audit_entry', 'receipt', 'credit_note']) as kept (name)
left join pg_trigger trigger
  on trigger.tgrelid = to_regclass(kept.name) and trigger.tgname = 'append_only' and trigger.tgenabled in ('O', 'A')
where trigger.oid is null
  or has_table_privilege('simshelf_app', kept.name, 'update, delete, truncate')
  or has_table_privilege('simshelf_system', kept.name, 'update, delete, truncate')
