-- A customer as the server reads it from the result of a sale, with the link of its first eSIM for its profile page.
create or replace function customer_json(c customer) returns jsonb language sql stable as $$
  select jsonb_build_object('id', c.id, 'email', c.email, 'country', c.country, 'createdAt', c.created_at,
    'erasedAt', c.erased_at,
    'link', (
      select share_link_json(e) from esim e
      where e.reseller_id = c.reseller_id and e.customer_id = c.id order by e.number limit 1))
$$;
