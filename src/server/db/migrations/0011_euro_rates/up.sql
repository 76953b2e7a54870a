-- The VAT of an invoice in the currency of the seller's member state (decision 148).

-- What one euro was in other currencies on a day, as it was published. Numerics keep the decimals that were written.
create table euro_rate (
  as_of date,
  currency text check (currency ~ '^[A-Z]{3}$'),
  rate numeric not null check (rate > 0),
  source text not null check (source in ('ECB', 'SIMULATOR')),
  fetched_at timestamptz not null default now(),
  primary key (as_of, currency)
);
-- They go after a time (src/server/jobs/retention.ts).
create index euro_rate_fetched_at on euro_rate (fetched_at);
call shared_table('euro_rate');

-- The rates by which the documents of a payment convert its VAT, kept when it is settled. Null where nothing is converted, where no
-- rate was known, and for what an earlier release settled.
alter table payment add column vat_conversion jsonb;
