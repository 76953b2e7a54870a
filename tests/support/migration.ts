// Migrations of the tests' own, as a later release would have them.
import { type Migration, migrationOf } from '#server/db/migration.ts';
import { readSchema, type Schema } from '#server/db/schema-files.ts';
import { sqlFile } from '#server/db/sql-text.ts';
import { referenceTables } from '#server/gateways/index.ts';

export const migration = (subject: string, up: string): Migration =>
  migrationOf(sqlFile(`db/migrations/${subject}/up.sql`, up), `About ${subject}.`);

/** The schema before one of its migrations, and with it as the last: what a later one changes is for the test of that one. */
export const schemasAround = async (name: string): Promise<{ before: Schema; after: Schema }> => {
  const schema = await readSchema([]);
  const upTo = (belongs: (one: Migration) => boolean) => ({ ...schema, migrations: schema.migrations.filter(belongs) });
  return { before: upTo((one) => one.name < name), after: upTo((one) => one.name <= name) };
};

/** The schema of a release that has these migrations too. */
export const schemaWith = async (...migrations: Migration[]): Promise<Schema> => {
  const schema = await readSchema(referenceTables);
  return { ...schema, migrations: [...schema.migrations, ...migrations] };
};
