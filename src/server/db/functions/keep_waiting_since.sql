-- Keeps when a step of the automatic top-up was due at first: a claim moves the time at which it is due (tries), an outcome
-- sets another one.
create or replace function keep_waiting_since() returns trigger language plpgsql as $$
begin
  if new.tries = 0 or new.due_at is null or new.waiting_since is null then
    new.waiting_since := new.due_at;
  end if;
  return new;
end $$;
