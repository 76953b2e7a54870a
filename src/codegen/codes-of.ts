// Which codes of problems a document has: there is one list for all documents, and each publishes the codes of its own
// calls.
import type { OpenApi } from './openapi.ts';

type Codes = {
  enum: string[];
  'x-enumDescriptions': Record<string, string>;
  /** The documents of a code that not all of them have. */
  'x-documents'?: Record<string, string[]>;
};

/**
 * The bundle of a document without the codes of others. A bundle made in this way stays the same when it is made again.
 */
export const withCodesOf = (name: string, bundle: OpenApi): OpenApi => {
  const all = bundle.components['schemas']?.['ProblemCode'] as Codes;
  const { 'x-documents': documents = {}, ...rest } = all;
  const own = all.enum.filter((code) => documents[code]?.includes(name) ?? true);
  const descriptions = own.map((code) => [code, all['x-enumDescriptions'][code]]);
  const codes = { ...rest, enum: own, 'x-enumDescriptions': Object.fromEntries(descriptions) };
  const schemas = { ...bundle.components['schemas'], ProblemCode: codes };
  return { ...bundle, components: { ...bundle.components, schemas } };
};
