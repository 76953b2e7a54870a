-- A8: An account of the store's own sign-in service has the issuer that the database remembers, or its person has
-- another account with it.
with known as (select value as issuer from store_use where what = 'issuer'),
account as (
  select 'reseller' as kind, reseller_id as id, issuer, subject from reseller
  union all select 'operator', id, issuer, subject from operator where removed_at is null)
select account.kind, account.id
from known
join account on account.issuer <> known.issuer and account.issuer like '%/oidc'
join identity_user u on u.id = user_of_subject(account.subject)
where not exists (
  select from account used
  where used.kind = account.kind and used.issuer = known.issuer and used.subject = account.subject)
