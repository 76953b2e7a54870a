create or replace trigger announce_mail after insert on mail for each statement execute function announce_mail();
