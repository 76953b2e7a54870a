-- Gives a payment its receipt and sends it by mail, however it was settled.
create or replace function issue_receipt() returns trigger language plpgsql as $$
declare
  v_number text;
begin
  perform lock_receipt_series(new.reseller_id);
  update receipt_series set last = last + 1 where reseller_id = new.reseller_id
    returning format('%s-%s', series, last) into v_number;
  insert into receipt (payment_id, reseller_id, number, issued_at, seller, recipient)
    select new.id, new.reseller_id, v_number, new.settled_at,
        (select details from seller order by since desc limit 1), jsonb_build_object(
        'firstName', first_name, 'lastName', last_name, 'companyName', company_name, 'taxId', tax_id,
        'addressLine1', address_line1, 'addressLine2', address_line2, 'addressLine3', address_line3,
        'postalCode', postal_code, 'townOrDistrict', town_or_district, 'country', coalesce(country, ''))
      from reseller where reseller_id = new.reseller_id;
  -- Bookings in the past, such as those of the demo, send nothing.
  if new.settled_at = now() then
    perform queue_reseller_mail(new.reseller_id, 'receipt', jsonb_build_object(
      'paymentId', new.id, 'number', v_number, 'at', new.settled_at, 'purpose', new.purpose, 'automatic', new.automatic,
      'vat', new.vat, 'total', new.total, 'currency', new.currency));
  end if;
  return null;
end $$;
