-- A package as the contract's PackageFacts: the facts that its name states.
create or replace function package_facts(p product) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'countrySet', p.country_set, 'includedCountries', p.included_countries, 'sizeValue', p.size_value,
    'sizeUnit', p.size_unit, 'packageType', p.package_type, 'validitySize', p.validity_size,
    'validityUnit', p.validity_unit, 'validityUnlimited', p.validity_unlimited)
$$;
