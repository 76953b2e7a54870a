-- Notifies listening processes that there is mail to send.
create or replace function announce_mail() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail', '');
  return null;
end $$;
