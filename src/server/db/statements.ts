// Statements that a message about the database proposes, as an operator can give them to psql.

/** A name as SQL reads it: quoted where it has to be. */
export const nameInSql = (name: string): string =>
  /^[a-z_][a-z\d_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;

export const createDatabase = (database: string, owner: string): string =>
  `\`create database ${nameInSql(database)} owner ${nameInSql(owner)} encoding 'UTF8' template template0;\``;
