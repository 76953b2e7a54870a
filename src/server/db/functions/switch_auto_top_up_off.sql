-- Switches the automatic top-up of a reseller off. A charge under way is still finished, because its outcome is
-- unknown.
create or replace function switch_auto_top_up_off(p_reseller uuid) returns void language plpgsql as $$
begin
  update auto_top_up set enabled = false, due_at = case when payment_id is not null then due_at end
    where reseller_id = p_reseller;
end $$;
