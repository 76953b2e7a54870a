-- Sells a line of a group sale, in one transaction with its state, so that no line is sold twice. A new traveller is
-- registered; a customer with the line's address gets a further eSIM. p_sale is that of a sale, p_customer that of
-- register_activation. The result is that of a sale, also for a line that is sold already.
create or replace function sell_group_sale_line(p_reseller uuid, p_line uuid, p_sale jsonb, p_customer jsonb)
  returns jsonb language plpgsql as $$
declare
  v_line group_sale_line;
  v_known uuid;
  v_answer jsonb;
begin
  perform refuse_unknown_keys(p_customer, '{id,email,spellings,country}');
  perform set_config('app.reseller_id', p_reseller::text, true);
  select * into v_line from group_sale_line where reseller_id = p_reseller and id = p_line for no key update;
  if not found then
    perform raise_not_found();
  end if;
  if v_line.state = 'SOLD' then
    return (
      select jsonb_build_object('sale', sale_json(s), 'customer', customer_json(c))
      from sold_item s join customer c on c.reseller_id = s.reseller_id and c.id = s.customer_id
      where s.reseller_id = p_reseller and s.uid = v_line.sale_uid);
  end if;
  select id into v_known from customer
    where reseller_id = p_reseller and email in (select jsonb_array_elements_text(p_customer -> 'spellings'));
  v_answer := case
    when v_known is null then register_activation(p_reseller, null, null, p_sale, p_customer)
    else top_up_activation_with_profile(p_reseller, null, null, p_sale, v_known, null) end;
  update group_sale_line set state = 'SOLD', sale_uid = (v_answer #>> '{sale,uid}')::uuid,
      customer_id = (v_answer #>> '{customer,id}')::uuid, email = null, name = null, country = null,
      reason_code = null, reason = null
    where reseller_id = p_reseller and id = p_line;
  return v_answer;
end $$;
