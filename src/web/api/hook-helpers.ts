// What the generated functions share (src/codegen/share-helpers.ts).

/** Headers of any kind, as the generated functions merge them with their own. */
export const getHeaders = (headers?: HeadersInit): Record<string, string> => Object.fromEntries(new Headers(headers));

/**
 * A query's result with its key. Each field is read only when it is used: React Query renders again for fields that
 * were.
 */
export const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key in query) {
    Object.defineProperty(result, key, { enumerable: true, get: () => query[key] });
  }
  return result;
};
