-- Tells the processes that listen that a top-up is due.
create or replace function announce_auto_top_up() returns trigger language plpgsql as $$
begin
  perform pg_notify('auto_top_up', new.reseller_id::text);
  return null;
end $$;

create or replace trigger announce_auto_top_up after insert or update of due_at on auto_top_up
  for each row when (new.due_at <= now()) execute function announce_auto_top_up();
