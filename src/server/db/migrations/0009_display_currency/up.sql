-- The currency in which the point of sale repeats its prices (decision 136); null: none.
alter table reseller add column display_currency text check (display_currency ~ '^[A-Z]{3}$');
-- Its rate is the store's, and no secret.
grant select on cost_rate to simshelf_app;
