-- Gives a sale the next number of its reseller (decision 128). Sales of one reseller wait for each other here until they
-- are committed, those of others do not. The number of a sale that is older than the column is its id.
create or replace function number_sale() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('sale number ' || new.reseller_id, 0));
  new.number := 1 + coalesce((
    select coalesce(s.number, s.id) from sold_item s where s.reseller_id = new.reseller_id
    order by coalesce(s.number, s.id) desc limit 1), 0);
  return new;
end $$;
