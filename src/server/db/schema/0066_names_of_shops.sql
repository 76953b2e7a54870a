-- The operator may give a shop a name that passes for the store's own: it is shown although resellers cannot choose it (decision 108).
alter table reseller add column name_granted boolean not null default false;

comment on column reseller.name_granted is 'The name of the brand was given by the operator, by the command line.';
