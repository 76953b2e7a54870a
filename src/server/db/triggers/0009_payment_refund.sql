create or replace trigger issue_credit_note after update of state on payment_refund
  for each row when (old.state <> 'REFUNDED' and new.state = 'REFUNDED') execute function issue_credit_note();
create or replace trigger void_credit_note after update of state on payment_refund
  for each row when (old.state = 'REFUNDED' and new.state = 'REFUSED') execute function void_credit_note();
