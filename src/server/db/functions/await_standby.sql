-- To be called before an outcome is told that an earlier transaction stored. A transaction that writes nothing does not wait
-- for the synchronous standby, and a primary that stops without its standbys shows for a moment what only it has
-- (docs/cluster.md): the caller would be told of a sale that the next primary does not know. This entry has the commit wait.
create or replace function await_standby() returns void language sql as $$
  select pg_logical_emit_message(true, 'simshelf', '')
$$;
