-- When a right is taken away, waits for the calls that hold it, whose transactions have begun. The argument of the
-- trigger is the column with the holder of the right.
create or replace function wait_for_calls() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(right_lock((to_jsonb(old) ->> tg_argv[0])::uuid));
  return case tg_op when 'DELETE' then old else new end;
end $$;
