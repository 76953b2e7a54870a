-- Messages that resellers turn on.
create table notification_setting (
  reseller_id uuid primary key references reseller,
  -- In minor units of the credit's currency; null when no message is sent.
  credit_mark bigint check (credit_mark > 0),
  customer_link boolean not null default false,
  customer_data_low boolean not null default false
);
call tenant_table('notification_setting');

-- Whom a message is about, so that it goes when the customer is erased.
alter table mail add column customer_id uuid references customer;
create index mail_customer on mail (customer_id) where customer_id is not null;
grant select (reseller_id, customer_id), delete on mail to simshelf_app;
