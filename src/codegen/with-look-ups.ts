const mutation = /(get(\w+)MutationOptions = [\s\S]*?return {2}\{ )mutationFn(, \.\.\.mutationOptions \}\})/g;

/**
 * Changes the source of generated hooks so that each change whose outcome is unknown is looked up (decision 91), under
 * the name of its operation.
 */
export const withLookUps = (source: string, document: string): string => {
  const changed = source.replaceAll(mutation, (_, before: string, name: string, after: string) => {
    const operation = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    return `${before}mutationFn: withLookUp('${document}', '${operation}', mutationFn)${after}`;
  });
  if (changed === source) return source;
  return changed.replace('\nimport ', `\nimport { withLookUp } from '#web/api/look-up.ts';\nimport `);
};
