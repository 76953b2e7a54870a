/** Makes a value once for each key: the formats of Intl are slow to create, and a table needs hundreds. */
export const cached = <Made>(make: (key: string) => Made): ((key: string) => Made) => {
  const known = new Map<string, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
};
