-- The account of a user is found by its subject, whatever the store's address was (language_of_user).
create index reseller_subject on reseller (subject);

comment on column identity_user.language is 'Of the registration; the account has the one that its reseller chose since.';
