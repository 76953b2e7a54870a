// What Stripe's API takes of what the store sends, out of the types of the official package, which Stripe generates
// from its own OpenAPI document (decision 77). Written to parameters.json by `node tests/stand-ins/stripe/extract.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Parameters, ParametersOfStripe } from './parameters.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const packageHome = path.join(root, 'node_modules/stripe');

/** The type of an operation's parameters, and those of them that the store sends. */
const sent: Record<string, { type: string; places: string }> = {
  'POST /v1/checkout/sessions': {
    type: 'Checkout.SessionCreateParams',
    places: `mode success_url cancel_url client_reference_id expires_at customer_creation metadata adaptive_pricing.enabled
      allowed_payment_method_types payment_intent_data.metadata line_items.quantity line_items.price_data.currency
      line_items.price_data.unit_amount line_items.price_data.product_data.name`,
  },
  'GET /v1/checkout/sessions/{id}': { type: 'Checkout.SessionRetrieveParams', places: 'expand' },
  'POST /v1/checkout/sessions/{id}/expire': { type: 'Checkout.SessionExpireParams', places: '' },
  'POST /v1/payment_intents': {
    type: 'PaymentIntentCreateParams',
    places: 'amount currency customer payment_method allowed_payment_method_types confirm off_session metadata',
  },
  'GET /v1/payment_intents': { type: 'PaymentIntentListParams', places: 'customer created.gte limit' },
  'GET /v1/payment_intents/{id}': { type: 'PaymentIntentRetrieveParams', places: '' },
  'POST /v1/refunds': { type: 'RefundCreateParams', places: 'payment_intent amount metadata' },
  'GET /v1/refunds': { type: 'RefundListParams', places: 'payment_intent limit' },
  'GET /v1/account': { type: 'AccountRetrieveCurrentParams', places: '' },
  'GET /v1/setup_intents/{id}': { type: 'SetupIntentRetrieveParams', places: 'expand' },
  'GET /v1/payment_methods/{id}': { type: 'PaymentMethodRetrieveParams', places: '' },
  'POST /v1/payment_methods/{id}/detach': { type: 'PaymentMethodDetachParams', places: '' },
};

const operations = Object.keys(sent);
const asked = path.join(root, 'asked.ts');

const openTypes = (): { checker: ts.TypeChecker; typeOf: (operation: string) => ts.Type } => {
  const lines = Object.values(sent).map(({ type }, index) => `export type T${index} = Stripe.${type};`);
  const text = [`import type Stripe from 'stripe';`, ...lines].join('\n');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    types: [],
    lib: ['lib.es5.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === asked || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === asked ? ts.createSourceFile(file, text, ts.ScriptTarget.Latest) : getSourceFile(file, ...rest);
  const program = ts.createProgram([asked], options, host);
  const checker = program.getTypeChecker();
  const aliases = program.getSourceFile(asked)?.statements.filter((statement) => ts.isTypeAliasDeclaration(statement));
  return {
    checker,
    typeOf: (operation) => {
      const alias = aliases?.[operations.indexOf(operation)];
      if (!alias) throw new Error(`There is no type for ${operation}`);
      return checker.getTypeAtLocation(alias);
    },
  };
};

const { checker, typeOf } = openTypes();

/** `line_items.quantity` below `line_items` is `quantity`. */
const below = (places: readonly string[], name: string): string[] =>
  places.filter((place) => place.startsWith(`${name}.`)).map((place) => place.slice(name.length + 1));

const objectSchema = (type: ts.Type, places: readonly string[]): Parameters => {
  const names = [...new Set(places.map((place) => place.split('.')[0] ?? ''))];
  const properties = names.map((name): [string, Parameters] => {
    const symbol = type.getProperty(name);
    if (!symbol) throw new Error(`Stripe does not take ${name}`);
    return [name, schemaOf(checker.getTypeOfSymbol(symbol), below(places, name))];
  });
  const required = type
    .getProperties()
    .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
    .map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
};

const schemaOfOne = (type: ts.Type, places: readonly string[]): Parameters => {
  if ((type.flags & ts.TypeFlags.Number) !== 0) return { type: 'integer' };
  if ((type.flags & ts.TypeFlags.String) !== 0) return { type: 'string', minLength: 1 };
  const item = checker.isArrayType(type) && checker.getTypeArguments(type as ts.TypeReference)[0];
  if (item) return { type: 'array', items: schemaOf(item, places) };
  // A set of texts by name.
  if (checker.getIndexInfosOfType(type).length > 0) return { type: 'object', additionalProperties: { type: 'string' } };
  return objectSchema(type, places);
};

/** What a form cannot hold, or the store does not use to unset something. */
const isLeftOut = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Intersection)) !== 0 ||
  (type.isStringLiteral() && type.value === '');

const schemaOf = (type: ts.Type, places: readonly string[]): Parameters => {
  const members = (type.isUnion() ? type.types : [type]).filter((member) => !isLeftOut(member));
  const words = members.filter((member) => member.isStringLiteral()).map(({ value }) => value);
  const isBoolean = members.some(({ flags }) => (flags & ts.TypeFlags.BooleanLike) !== 0);
  const rest = members.filter(({ flags }) => (flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.BooleanLike)) === 0);
  const schemas: Parameters[] = [
    ...(words.length > 0 ? [{ enum: words.toSorted() }] : []),
    ...(isBoolean ? [{ type: 'boolean' } as const] : []),
    ...rest.map((member) => schemaOfOne(member, places)),
  ];
  return schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas };
};

const contentOf = (file: string): string => readFileSync(path.join(packageHome, file), 'utf8').trim();

/** What parameters.json has to hold. */
export const extractParameters = (): ParametersOfStripe => {
  const { version } = JSON.parse(contentOf('package.json')) as { version: string };
  const [, apiVersion = ''] = /ApiVersion = '([^']+)'/.exec(contentOf('esm/apiVersion.js')) ?? [];
  return {
    source: `The types of the package stripe ${version}, generated from Stripe's OpenAPI document ${contentOf('OPENAPI_VERSION')}`,
    apiVersion,
    operations: Object.fromEntries(
      operations.map((operation) => {
        const places = (sent[operation]?.places ?? '').split(/\s+/).filter((place) => place !== '');
        return [operation, objectSchema(typeOf(operation), places)];
      }),
    ),
  };
};

if (import.meta.main) {
  const file = path.join(import.meta.dirname, 'parameters.json');
  writeFileSync(file, `${JSON.stringify(extractParameters(), null, 2)}\n`);
}
