-- Books the welcome bonus, given in US cents, in the reseller's currency. It is called once for each reseller.
create or replace function pay_welcome_bonus(p_reseller uuid, p_currency text, p_bonus bigint) returns void
language plpgsql as $$
declare
  v_bonus bigint := reseller_price(p_bonus, 0, p_currency);
begin
  perform ledger_post(
    p_reseller, p_currency, 'bonus', p_reseller, 'system', '{bonus,credit}', array[-v_bonus, v_bonus]);
end $$;
