-- The rates that convert the VAT of a payment into the currency of the seller's member state. Null where there is no VAT, where the
-- payment is in that currency, and where a rate is not known: no payment waits for one.
create or replace function vat_conversion(p_vat bigint, p_currency text) returns jsonb language sql stable as $$
  select jsonb_build_object('currency', own.code, 'asOf', euro_rate_day(), 'source', min(rate.source),
      'rates', jsonb_object_agg(rate.currency, rate.rate::text))
    from (select details ->> 'vatCurrency' as code from seller order by since desc limit 1) own
      join euro_rate rate on rate.as_of = euro_rate_day() and rate.currency in (own.code, p_currency)
    where p_vat > 0 and own.code <> p_currency
    group by own.code
    having count(*) = case when 'EUR' in (own.code, p_currency) then 1 else 2 end
$$;
