-- The share link of an eSIM that is on order. It stays the same when the eSIM is delivered.
create or replace function order_link_json(o supply_order) returns jsonb language sql stable as $$
  select jsonb_build_object('esimId', o.esim_id, 'id', o.link_id, 'endsAt', o.link_ends_at)
$$;
