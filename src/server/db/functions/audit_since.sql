-- From when on the database has the audit; what is older is in its archive (decision 120).
create or replace function audit_since() returns timestamptz language sql stable as $$
  select coalesce((max(month) + interval '1 month') at time zone 'UTC', '-infinity') from audit_archive
$$;
