-- What a reseller pays for one unit: the one place that converts the price list into its currency and applies its
-- discount. Each is rounded half up to a minor unit.
create or replace function reseller_price(p_price bigint, p_discount_bps integer, p_currency text) returns bigint
  language sql stable parallel safe as $$
  select converted - (converted * p_discount_bps + 5000) / 10000
    from (select (p_price * rate_ppm + 500000) / 1000000 as converted from currency where code = p_currency) list
$$;
