create or replace trigger issue_receipt after update of status on payment
  for each row when (old.status <> 'SUCCESS' and new.status = 'SUCCESS') execute function issue_receipt();
