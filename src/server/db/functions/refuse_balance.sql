-- Refuses a balance that no entry explains, even from the owner of the schema.
create or replace function refuse_balance() returns trigger language plpgsql as $$
begin
  raise exception 'a balance is changed by entries alone' using errcode = 'restrict_violation';
end $$;
