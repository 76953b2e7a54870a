-- The database of a store and its owner, who makes the logins of the store (decision 21). Once, as a superuser of PostgreSQL 15 or newer:
--   DATABASE_PASSWORD=… psql --file database.sql
\getenv password DATABASE_PASSWORD
create role simshelf login createrole password :'password';
create database simshelf owner simshelf encoding 'UTF8' template template0;
