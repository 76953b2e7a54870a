type Present<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** The fields that have a value. The contract omits absent fields where the database has null. */
export const omitNullish = <Fields extends object>(fields: Fields): Present<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Present<Fields>;
