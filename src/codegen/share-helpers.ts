// Functions that orval copies into everything it generates. src/web/api/hook-helpers.ts has each of them once.
const helpers: Readonly<Record<string, RegExp>> = {
  getHeaders: /\n *const getHeaders = \(h[\s\S]*?\n {2}\};(?=\n *return )/g,
  withQueryKey: /\nconst withQueryKey = <[\s\S]*?\n\};\n/g,
};

/** Makes generated functions import these helpers instead of containing copies. */
export const shareHelpers = (source: string): string => {
  const names = Object.keys(helpers).filter((name) => source.search(helpers[name] ?? /$^/) >= 0);
  if (names.length === 0) return source;
  const changed = names.reduce((text, name) => text.replaceAll(helpers[name] ?? /$^/g, ''), source);
  return changed.replace('\nimport ', `\nimport { ${names.join(', ')} } from '#web/api/hook-helpers.ts';\nimport `);
};
