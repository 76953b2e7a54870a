// Which codes of problems a document has: the list of all documents is one, and each publishes what its own calls respond with.
import type { OpenApi } from './openapi.ts';

type Codes = {
  enum: string[];
  'x-enumDescriptions': Record<string, string>;
  /** The documents of a code that is not in each. */
  'x-documents'?: Record<string, string[]>;
};

/** The bundle of a document without the codes of others. A bundle that was made so stays as it is. */
export const withCodesOf = (name: string, bundle: OpenApi): OpenApi => {
  const all = bundle.components['schemas']?.['ProblemCode'] as Codes;
  const { 'x-documents': documents = {}, ...rest } = all;
  const own = all.enum.filter((code) => documents[code]?.includes(name) ?? true);
  const descriptions = own.map((code) => [code, all['x-enumDescriptions'][code]]);
  const codes = { ...rest, enum: own, 'x-enumDescriptions': Object.fromEntries(descriptions) };
  const schemas = { ...bundle.components['schemas'], ProblemCode: codes };
  return { ...bundle, components: { ...bundle.components, schemas } };
};
