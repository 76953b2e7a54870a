-- Returns the reseller of a signed-in subject. The first time, it is created and its welcome bonus is paid, or waits
-- until the e-mail address is confirmed (confirm_email); simultaneous first calls create one.
create or replace function provision_reseller(
  p_reseller uuid, p_issuer text, p_subject text, p_email text, p_first_name text, p_last_name text, p_language text,
  p_bonus bigint
) returns uuid language plpgsql as $$
declare
  v_reseller uuid;
  v_confirmed boolean;
  v_language text;
begin
  insert into reseller (reseller_id, issuer, subject, email, first_name, last_name, language)
    values (p_reseller, p_issuer, p_subject, lower(p_email), p_first_name, p_last_name, p_language)
    on conflict (issuer, subject) do nothing
    returning reseller_id into v_reseller;
  if v_reseller is null then
    select reseller_id into v_reseller from reseller where issuer = p_issuer and subject = p_subject;
    return v_reseller;
  end if;
  -- A user of the embedded sign-in service, whose ids are UUIDs; other accounts are not found. Waits for a confirmation
  -- under way.
  select confirmed_at is not null, language into v_confirmed, v_language from identity_user
    where id = user_of_subject(p_subject)
    for share;
  perform set_config('app.reseller_id', v_reseller::text, true);
  update reseller set language = coalesce(v_language, language) where reseller_id = v_reseller;
  if v_confirmed is false then
    update reseller set email_confirmed = false, bonus_due = p_bonus where reseller_id = v_reseller;
  elsif p_bonus > 0 then
    perform pay_welcome_bonus(v_reseller, 'USD', p_bonus);
  end if;
  return v_reseller;
end $$;
