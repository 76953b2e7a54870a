// Holds an answer against the documents with a validator of its own, independent of the server's.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { bundles, type DocumentName, type Operation, resolved } from './documents.ts';
import { noteAnswer } from './report.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const name of ['storefront', 'partner'] as const) ajv.addSchema(bundles[name], name);

/** References of a bundle, as references into the bundle. */
const placed = (document: DocumentName, schema: unknown): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${document}#/`)) as object;

const validators = new Map<object, ReturnType<typeof ajv.compile>>();

const errorsOf = (document: DocumentName, schema: object, value: unknown): string[] => {
  const validate = validators.get(schema) ?? ajv.compile(placed(document, schema));
  validators.set(schema, validate);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const headerProblems = ({ document, answers }: Operation, response: Response): string[] =>
  Object.entries(answers[response.status]?.headers ?? {}).flatMap(([name, written]) => {
    const { required, schema } = resolved(document, written);
    const value = response.headers.get(name);
    if (value === null) return required === true ? [`has no ${name}`] : [];
    const isNumber = schema.type === 'integer';
    return errorsOf(document, schema, isNumber ? Number(value) : value).map((error) => `${name}: ${error}`);
  });

const bodyProblems = ({ document, answers }: Operation, response: Response, body: Buffer): string[] => {
  const content = answers[response.status]?.content ?? {};
  const media = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (Object.keys(content).length === 0) return body.length === 0 ? [] : ['has a body'];
  const declared = content[media];
  if (!declared) return [`has the content type ${media}, not ${Object.keys(content).join(' or ')}`];
  if (!media.endsWith('json')) return body.length === 0 ? ['has no body'] : [];
  return errorsOf(document, declared.schema, JSON.parse(body.toString()));
};

/** The documents say it of every answer; without the database nobody knows how much is left. */
const limitProblems = ({ status, headers }: Response): string[] => {
  if (status === 500) return [];
  const policy = headers.get('ratelimit-policy') ?? 'nothing';
  const left = headers.get('ratelimit') ?? 'nothing';
  return [
    ...(/^"\w+";q=\d+;w=\d+$/.test(policy) ? [] : [`says ${policy} as RateLimit-Policy`]),
    ...(/^"\w+";r=\d+;t=\d+$/.test(left) ? [] : [`says ${left} as RateLimit`]),
  ];
};

/** Everything in which an answer differs from what the contract says of it. */
export const violationsOf = async (operation: Operation, response: Response): Promise<string[]> => {
  noteAnswer();
  if (!(response.status in operation.answers)) return [`status ${response.status} is not in the contract`];
  const body = Buffer.from(await response.arrayBuffer());
  return [
    ...headerProblems(operation, response),
    ...limitProblems(response),
    ...bodyProblems(operation, response, body),
  ];
};
