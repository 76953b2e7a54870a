-- The id of a user of the embedded sign-in service, whose subjects are UUIDs; null for a subject of another provider.
create or replace function user_of_subject(p_subject text) returns uuid immutable language sql as $$
  select case when p_subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_subject::uuid end;
$$;
