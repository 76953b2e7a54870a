// The documents as integrators get them: an answer may have a value of an enum that is not in the document yet
// (decision 45). Our own code is generated from the closed lists.
import type { OpenApi } from './openapi.ts';

type Part = { [name: string]: unknown };

type Schemas = Record<string, Part>;

/** The description of a value that is not known yet. */
const VALUE_MAX_LENGTH = 100;

const schemaPath = '#/components/schemas/';

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const schemaOf = ({ $ref }: Part): string | undefined =>
  typeof $ref === 'string' && $ref.startsWith(schemaPath) ? $ref.slice(schemaPath.length) : undefined;

/** A list of one value is a constant, and stays closed because it distinguishes objects. */
const isEnum = ({ enum: values }: Part): boolean => Array.isArray(values) && values.length > 1;

/** The target of any kind of reference. */
const follow = (bundle: OpenApi, { $ref }: Part): unknown => {
  if (typeof $ref !== 'string') return undefined;
  const [, , kind = '', name = ''] = $ref.split('/');
  return bundle.components[kind]?.[name];
};

/** The names of all schemas below these parts. */
const schemasBelow = (bundle: OpenApi, part: unknown, found = new Set<string>()): Set<string> => {
  if (!isPart(part)) return found;
  const name = schemaOf(part);
  if (name !== undefined && found.has(name)) return found;
  if (name !== undefined) found.add(name);
  for (const below of [follow(bundle, part), ...Object.values(part)]) schemasBelow(bundle, below, found);
  return found;
};

const hasEnum = (part: unknown): boolean => isPart(part) && (isEnum(part) || Object.values(part).some(hasEnum));

/** The list for readers, and room for a value that is added later. */
const open = ({ enum: values, type, ...rest }: Part): Part => ({
  ...rest,
  'x-extensible-enum': values,
  anyOf: [
    { type, enum: values },
    { type, maxLength: VALUE_MAX_LENGTH, description: 'A value of a later version.' },
  ],
});

/** Opens the lists of a part of an answer, also in the schemas that it refers to. */
const openBelow = (part: unknown, nameFor: (schema: string) => string): unknown => {
  if (Array.isArray(part)) return part.map((entry) => openBelow(entry, nameFor));
  if (!isPart(part)) return part;
  const name = schemaOf(part);
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    key.startsWith('example') ? value : openBelow(value, nameFor),
  ]);
  const whole = Object.fromEntries(entries) as Part;
  if (name !== undefined) return { ...whole, $ref: `${schemaPath}${nameFor(name)}` };
  return isEnum(part) ? open(whole) : whole;
};

type Operation = { parameters?: unknown; requestBody?: unknown; responses: Part };

const isOperation = (value: unknown): value is Operation => isPart(value) && 'responses' in value;

/** Opens the lists in the answers of a document's calls and in its webhooks; those of requests stay closed. */
export const openAnswers = (bundle: OpenApi & { webhooks?: Record<string, Part> }): OpenApi => {
  const items = Object.values(bundle.paths);
  const operations = items.flatMap((item) => Object.values(item).filter(isOperation));
  const asked = [
    items.map((item) => item['parameters']),
    operations.map(({ parameters, requestBody }) => [parameters, requestBody]),
  ];
  const inRequests = schemasBelow(bundle, asked);
  const schemas = bundle.components['schemas'] as Schemas;
  const needsOwn = (name: string): boolean =>
    inRequests.has(name) && [name, ...schemasBelow(bundle, schemas[name])].some((below) => hasEnum(schemas[below]));

  /** The schemas of answers, where requests have the same schema with closed lists. */
  const own = new Map<string, unknown>();
  const nameFor = (name: string): string => {
    if (!needsOwn(name)) return name;
    const answer = `${name}Answer`;
    if (!own.has(answer)) {
      own.set(answer, undefined);
      own.set(answer, openBelow(schemas[name], nameFor));
    }
    return answer;
  };
  const openAll = <Value>(part: Value): Value => openBelow(part, nameFor) as Value;

  const openItem = (item: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(item).map(([method, part]) => [
        method,
        isOperation(part) ? { ...part, responses: openAll(part.responses) } : part,
      ]),
    );
  const opened = Object.entries(schemas).map(([name, schema]) => [
    name,
    inRequests.has(name) ? schema : openAll(schema),
  ]);
  const paths = Object.fromEntries(Object.entries(bundle.paths).map(([path, item]) => [path, openItem(item)]));
  const { responses = {}, ...components } = bundle.components;
  const answers = openAll(responses);
  const { webhooks } = bundle;
  return {
    ...bundle,
    paths,
    ...(webhooks && { webhooks: openAll(webhooks) }),
    components: { ...components, responses: answers, schemas: Object.fromEntries([...opened, ...own]) },
  };
};
