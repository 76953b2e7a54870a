create or replace trigger keep_removed_card after delete or update of token_encrypted on payment_card
  for each row execute function keep_removed_card();
