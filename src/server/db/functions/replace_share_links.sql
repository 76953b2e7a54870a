-- Replaces the customer's share links that end at or before p_until; infinity replaces all.
create or replace function replace_share_links(p_reseller uuid, p_customer uuid, p_until timestamptz) returns void
  language sql as $$
  update supply_order set link_id = gen_random_uuid(), link_ends_at = default
    where reseller_id = p_reseller and customer_id = p_customer and due_at is not null and link_ends_at <= p_until;
  update esim set link_id = default, link_ends_at = default
    where reseller_id = p_reseller and customer_id = p_customer and link_ends_at <= p_until
$$;
