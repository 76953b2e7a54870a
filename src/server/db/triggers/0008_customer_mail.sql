drop trigger if exists send_customer_link on sold_item;
-- Runs at the end of the transaction, which may order what it sold.
create constraint trigger send_customer_link after insert on sold_item
  deferrable initially deferred for each row execute function send_customer_link();
create or replace trigger send_customer_link after update of state on supply_order
  for each row when (new.state = 'DELIVERED' and old.state <> 'DELIVERED') execute function send_customer_link();
create or replace trigger send_customer_data_low after insert on event
  for each row when (new.type = 'BALANCE_ALERT') execute function send_customer_data_low();
create or replace trigger withdraw_customer_mail after update of state on sold_item
  for each row when (new.state = 'refunded' and old.state <> 'refunded') execute function withdraw_customer_mail();
