-- A balance that no entry explains is refused, to the owner of the schema too.
create or replace function refuse_balance() returns trigger language plpgsql as $$
begin
  raise exception 'a balance is changed by entries alone' using errcode = 'restrict_violation';
end $$;
