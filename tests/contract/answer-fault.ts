// Compares the headers and the body of a response with the document.
import type { Operation } from './document.ts';
import { validatorOf } from './validator.ts';

export type Answer = { status: number; headers: Headers; body: Buffer };

const essenceOf = (mediaType: string | null): string => mediaType?.split(';')[0]?.trim().toLowerCase() ?? '';

export const isJson = (mediaType: string | null): boolean => /[/+]json$/.test(essenceOf(mediaType));

export const faultOfHeaders = ({ document, answers }: Operation, { status, headers }: Answer): string | undefined => {
  const validate = validatorOf(document);
  for (const [name, { required = false, schema }] of Object.entries(answers[status]?.headers ?? {})) {
    const value = headers.get(name);
    if (value === null && required) return `no header ${name}`;
    const read = /^\d+$/.test(value ?? '') ? [value, Number(value)] : [value];
    const faults = read.map((each) => validate(schema, each));
    if (value !== null && faults.every((fault) => fault !== undefined)) return `header ${name}: ${faults[0]}`;
  }
  return undefined;
};

export const faultOfBody = (
  { document, answers }: Operation,
  { status, headers, body }: Answer,
): string | undefined => {
  const given = headers.get('content-type');
  const content = answers[status]?.content ?? {};
  const types = Object.keys(content);
  if (types.length === 0) return body.length === 0 ? undefined : 'a body that the document does not name';
  const media = content[essenceOf(given)];
  if (!media) return `the content type ${given}, not ${types.join(' or ')}`;
  if (body.length === 0) return 'an empty body';
  if (!isJson(given)) return undefined;
  const fault = validatorOf(document)(media.schema, JSON.parse(body.toString()));
  return fault === undefined ? undefined : `a body that breaks the schema: ${fault}`;
};
