-- Confirms the e-mail address of a user of the embedded sign-in service and pays the welcome bonus that waits for it,
-- both once. The user's row is locked first: a store that is being created at the same time waits, and then pays the
-- bonus itself.
create or replace function confirm_email(p_user uuid, p_issuer text) returns void language plpgsql as $$
declare
  v_reseller reseller;
begin
  update identity_user set confirmed_at = now() where id = p_user and confirmed_at is null;
  if not found then
    return;
  end if;
  select * into v_reseller from reseller where issuer = p_issuer and subject = p_user::text for no key update;
  if not found then
    return;
  end if;
  perform set_config('app.reseller_id', v_reseller.reseller_id::text, true);
  update reseller set email_confirmed = true, bonus_due = 0 where reseller_id = v_reseller.reseller_id;
  if v_reseller.bonus_due > 0 then
    perform pay_welcome_bonus(v_reseller.reseller_id, v_reseller.currency, v_reseller.bonus_due);
  end if;
end $$;
