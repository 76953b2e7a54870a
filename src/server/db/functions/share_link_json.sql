-- The values that the token of an eSIM's share link is made of.
create or replace function share_link_json(e esim) returns jsonb language sql stable as $$
  select jsonb_build_object('esimId', e.id, 'id', e.link_id, 'endsAt', e.link_ends_at)
$$;
