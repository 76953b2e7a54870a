-- Keeps the time when a step of the automatic top-up was first due: a claim moves the time at which it is due (tries),
-- and an outcome sets a new one.
create or replace function keep_waiting_since() returns trigger language plpgsql as $$
begin
  if new.tries = 0 or new.due_at is null or new.waiting_since is null then
    new.waiting_since := new.due_at;
  end if;
  return new;
end $$;
