-- By which sign-in a card form was opened, and the access number of its user then (decision 82). Null with an external provider, and
-- for forms that were opened before.
alter table card_form add column grant_id text, add column access_number integer;

-- The name that somebody else registered with is gone when the account is taken back.
alter table identity_user drop constraint identity_user_given_name_check, drop constraint identity_user_family_name_check;
alter table identity_user add constraint identity_user_given_name_check check (length(given_name) <= 40),
  add constraint identity_user_family_name_check check (length(family_name) <= 50);

-- Functions that the application calls ask whether a sign-in still holds.
grant select (id, access_number) on identity_user to simshelf_definer;
