-- The list of the packages on offer is kept by each process until this number is another one, so requests read it too.
grant select on catalogue_revision to simshelf_app;
