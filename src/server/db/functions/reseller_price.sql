-- What a reseller pays for one unit, in its currency. For a list, read the currency once and use price_at_rate.
create or replace function reseller_price(p_price bigint, p_discount_bps integer, p_currency text) returns bigint
  language sql stable parallel safe as $$
  select price_at_rate(p_price, p_discount_bps, rate_ppm) from currency where code = p_currency
$$;
