-- Keeps whose a share link was that is replaced by another one, wherever that is done.
create or replace function keep_ended_link() returns trigger language plpgsql as $$
begin
  insert into ended_link (id, reseller_id, customer_id) values (old.link_id, old.reseller_id, old.customer_id)
    on conflict do nothing;
  return null;
end $$;
