-- When suppliers last came back: what stayed open while one was away has its time from then on (decision 88).
create table supplier_back (
  supplier text primary key,
  since timestamptz not null default now()
);
call system_table('supplier_back');
