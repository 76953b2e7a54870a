-- Ends the access of programs in the name of a reseller: channels of the partner API with their secrets, and addresses
-- of webhooks. Returns how many of each there were.
create or replace function end_api_access(p_reseller uuid, out channels bigint, out webhooks bigint) language plpgsql as $$
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  perform from reseller where reseller_id = p_reseller for no key update;
  delete from webhook where reseller_id = p_reseller;
  get diagnostics webhooks = row_count;
  delete from channel where reseller_id = p_reseller and type = 'API';
  get diagnostics channels = row_count;
end $$;
