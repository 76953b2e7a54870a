-- A customer as the server reads it from the answer of a sale.
create function customer_json(c customer) returns jsonb language sql stable as $$
  select jsonb_build_object('id', c.id, 'email', c.email, 'country', c.country, 'createdAt', c.created_at,
    'erasedAt', c.erased_at)
$$;
