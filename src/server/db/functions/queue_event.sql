-- In the transaction that writes the event: it is delivered if that commits, and only then.
create or replace function queue_event() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (event_id, reseller_id, webhook_id)
    select new.id, new.reseller_id, w.id from webhook w where w.reseller_id = new.reseller_id and w.type = new.type
    -- A webhook that is being removed is waited for, and gets no delivery.
    for key share;
  if found then
    update event set has_delivery = true where reseller_id = new.reseller_id and id = new.id;
  end if;
  return null;
end $$;
