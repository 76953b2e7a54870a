-- Keeps the token of a card that is removed or replaced, until its provider has forgotten it too.
create or replace function keep_removed_card() returns trigger language plpgsql as $$
begin
  insert into removed_card (reseller_id, token_encrypted) values (old.reseller_id, old.token_encrypted);
  return null;
end $$;
