-- What is old is found by its age. Nobody lists the events of a reseller.
drop index event_reseller;
create index event_age on event (created_at);

drop index card_form_date;
create index card_form_age on card_form (created_at);

create index reference_card_age on reference_card (created_at) where state <> 'SAVED';
