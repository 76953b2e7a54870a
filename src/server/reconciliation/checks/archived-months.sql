-- U1, stops sales: The archived months of the audit continue each other, and the database has no older entry.
select month, 'does not continue' as fault
from (select month, previous_hash, lag(last_hash, 1, '') over (order by month) as before from audit_archive) archived
where previous_hash <> before
union all
select month, 'is here again' from audit_archive
where to_regclass('audit_entry' || to_char(month, '_YYYY_MM')) is not null
