-- The key of the advisory lock that calls by the right of a user, a channel or an operator share, and that the step
-- which takes the right away takes alone.
create or replace function right_lock(p_holder uuid) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('right ' || p_holder, 0)
$$;
