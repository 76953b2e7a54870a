-- Queues a message to a reseller, in the transaction that causes it.
create or replace function queue_reseller_mail(p_reseller uuid, p_kind text, p_data jsonb) returns void
language sql as $$
  insert into mail (reseller_id, kind, recipient, language, data)
    select reseller_id, p_kind, email, language, p_data from reseller where reseller_id = p_reseller;
$$;
