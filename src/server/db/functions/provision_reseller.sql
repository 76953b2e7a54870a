-- Returns the reseller of a signed-in subject. The first time, it is created and its welcome bonus is paid; simultaneous
-- first calls create one.
create or replace function provision_reseller(
  p_reseller uuid, p_issuer text, p_subject text, p_email text, p_first_name text, p_last_name text, p_language text,
  p_bonus bigint
) returns uuid language plpgsql as $$
declare
  v_reseller uuid;
begin
  insert into reseller (reseller_id, issuer, subject, email, first_name, last_name, language)
    values (p_reseller, p_issuer, p_subject, lower(p_email), p_first_name, p_last_name, p_language)
    on conflict (issuer, subject) do nothing
    returning reseller_id into v_reseller;
  if v_reseller is null then
    select reseller_id into v_reseller from reseller where issuer = p_issuer and subject = p_subject;
    return v_reseller;
  end if;
  if p_bonus > 0 then
    perform set_config('app.reseller_id', v_reseller::text, true);
    perform ledger_post(v_reseller, 'USD', 'bonus', v_reseller, 'system', '{bonus,credit}', array[-p_bonus, p_bonus]);
  end if;
  return v_reseller;
end $$;
