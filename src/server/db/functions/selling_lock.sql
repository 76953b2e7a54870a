-- The key of the advisory lock that sales of a reseller share, and that its suspension takes alone (decision 58).
create or replace function selling_lock(p_reseller uuid) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('selling ' || p_reseller, 0)
$$;
