-- An amount of any currency in US cents, at the rate of the price list: for comparisons, never for bookings.
create or replace function in_dollars(p_amount bigint, p_currency text) returns bigint
  language sql stable parallel safe as $$
  select round(p_amount * 1000000::numeric / rate_ppm)::bigint from currency where code = p_currency
$$;
