-- A card that takes another one's place is a new one; its token alone changes when it is encrypted with another secret.
create or replace trigger keep_removed_card after delete or update of created_at on payment_card
  for each row execute function keep_removed_card();
