-- What a reseller pays for one unit at the rate of its currency: the only place that converts the price list and
-- applies a discount. Both steps round half up to a minor unit. It is an expression, because lists compute it for
-- thousands of packages.
create or replace function price_at_rate(p_price bigint, p_discount_bps integer, p_rate_ppm bigint) returns bigint
  language sql immutable parallel safe as $$
  select (p_price * p_rate_ppm + 500000) / 1000000
    - ((p_price * p_rate_ppm + 500000) / 1000000 * p_discount_bps + 5000) / 10000
$$;
