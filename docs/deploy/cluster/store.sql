-- As the superuser on the primary, once: the owner of the store, its database, and the login of the pooler.
create role store login createrole password 'change-me-5';
create role pgbouncer login password 'change-me-4';
create database store owner store;
