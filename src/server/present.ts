type Present<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** The fields that have a value. The contract leaves out what there is not; the database says null. */
export const present = <Fields extends object>(fields: Fields): Present<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Present<Fields>;

/** A moment as the wire has it. */
export const isoDate = (date: Date | string | null): string | null =>
  date === null ? null : new Date(date).toISOString();
