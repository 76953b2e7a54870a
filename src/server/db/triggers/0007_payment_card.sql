-- A card that replaces another one is a new card; when the token is encrypted with another secret, only the token
-- changes.
create or replace trigger keep_removed_card after delete or update of created_at on payment_card
  for each row execute function keep_removed_card();
