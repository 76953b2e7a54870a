-- Queues an event in the transaction that writes it: it is delivered if that commits, and only then.
create or replace function queue_event() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (event_id, reseller_id, webhook_id)
    select new.id, new.reseller_id, w.id from webhook w where w.reseller_id = new.reseller_id and w.type = new.type
    -- Waits for a webhook that is being removed, which then gets no delivery.
    for key share;
  if found then
    update event set has_delivery = true where reseller_id = new.reseller_id and id = new.id;
  end if;
  return null;
end $$;
