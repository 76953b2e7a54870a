-- The queue keeps its tables in a schema of its own, which it makes and migrates itself as the system.
create schema pgboss authorization simshelf_system;
