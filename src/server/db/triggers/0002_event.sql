create or replace trigger queue_event after insert on event for each row execute function queue_event();
