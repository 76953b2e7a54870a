-- The key of the advisory lock that represents a running call with this idempotency key.
create or replace function idempotency_lock(p_reseller uuid, p_kind text, p_key text) returns bigint
  language sql stable parallel safe as $$
  select hashtextextended(concat_ws(' ', p_reseller, p_kind, p_key), 0)
$$;
