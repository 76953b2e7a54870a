-- Notifies listening processes that a top-up is due.
create or replace function announce_auto_top_up() returns trigger language plpgsql as $$
begin
  perform pg_notify('auto_top_up', new.reseller_id::text);
  return null;
end $$;
