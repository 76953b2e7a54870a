-- What the stored answer of a sale's key says about the attempt: which sale was made, or that the attempt was ended
-- without one.
create or replace function sale_attempt_json(p_answer jsonb) returns jsonb language sql immutable parallel safe as $$
  select case
    when p_answer ? 'sale' then jsonb_build_object('state', 'SOLD', 'uid', p_answer #> '{sale,uid}')
    else '{"state": "ENDED"}' end
$$;
