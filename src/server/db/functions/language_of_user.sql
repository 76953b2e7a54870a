-- The language of messages to a user of the embedded sign-in service: that of the account, which its reseller chose;
-- before there is an account, that of the registration.
create or replace function language_of_user(p_user uuid) returns text stable language sql as $$
  select coalesce(
    (select language from reseller where subject = p_user::text order by created_at desc limit 1),
    (select language from identity_user where id = p_user));
$$;
