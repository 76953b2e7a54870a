-- Withdraws the message about a sale that was refunded while the message waited.
create or replace function withdraw_customer_mail() returns trigger language plpgsql as $$
begin
  update mail set outcome = 'withdrawn', ended_at = now(), due_at = null
    where reseller_id = new.reseller_id and sale_uid = new.uid and outcome is null;
  return null;
end $$;
