// Ways to violate what is checked of the tables that are kept by month, and of the archive of the audit.
export const plantsOfMonths = {
  'archived-months': {
    'a month that does not continue the one before': `
      insert into audit_archive (month, entries, previous_hash, last_hash, checksum)
        values ('2020-01-01', 0, '', '\\x01', ''), ('2020-02-01', 0, '\\x02', '\\x02', '')`,
    'a month that is here again': `
      insert into audit_archive (month, entries, previous_hash, last_hash, checksum)
        values (date_trunc('month', now()), 0, '', '', '')`,
  },
  months: {
    'a table without a part for the next month': `
      do $$ begin
        execute format('alter table event detach partition %I', 'event' || to_char(now() + interval '1 month', '_YYYY_MM'));
      end $$`,
    'a part that can be read by its name': `
      do $$ begin
        execute format('grant select on %I to simshelf_app', 'audit_entry' || to_char(now(), '_YYYY_MM'));
      end $$`,
    'a part without row-level security': `
      do $$ begin
        execute format('alter table %I disable row level security', 'webhook_attempt' || to_char(now(), '_YYYY_MM'));
      end $$`,
  },
};
