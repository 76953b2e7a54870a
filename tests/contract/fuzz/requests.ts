// Requests to one operation, about sixty in a hundred of them as the document wants them.
import fc from 'fast-check';
import { hostileValues, refusedValues } from './breaking.ts';
import type { Caller, World } from './caller.ts';
import type { Body, Operation } from '../document.ts';
import { repairBody } from './exceptions.ts';
import { parametersOf } from './parameters.ts';
import { type Expectation, type ParameterValue, placeParameters, type Request } from './request.ts';
import { validatorOf } from '../validator.ts';
import type { Maker } from './maker.ts';
import { valuesOf } from './values.ts';

type Sent = { text: string; mediaType: string };

type Parts = { parameters: ParameterValue[]; body: Sent | undefined; authorization: string | undefined };

const credentialsOf = ({ schemes }: Operation, { credentials }: Caller): string | undefined =>
  schemes.map((scheme) => credentials[scheme]).find((value) => value !== undefined);

const build = (operation: Operation, caller: Caller, expectation: Expectation, parts: Parts): Request => {
  const { path, headers } = placeParameters(operation.path, parts.parameters);
  const { body, authorization } = parts;
  return {
    expectation,
    caller: caller.name,
    method: operation.method,
    path,
    headers: {
      ...headers,
      ...(authorization === undefined ? {} : { authorization }),
      ...(body === undefined ? {} : { 'content-type': body.mediaType }),
    },
    ...(body === undefined ? {} : { body: body.text }),
  };
};

const sentAs = ({ mediaType }: Body, value: unknown): Sent => ({ text: JSON.stringify(value), mediaType });

const bodiesOf = ({ schema }: Body, { id }: Operation, maker: Maker): fc.Arbitrary<unknown> =>
  valuesOf(maker, schema, '').map((value) => repairBody(id, value, maker));

const goodBodies = (operation: Operation, maker: Maker): fc.Arbitrary<Sent | undefined> => {
  const { body } = operation;
  if (!body) return fc.constant(undefined);
  const given = bodiesOf(body, operation, maker).map((value) => sentAs(body, value));
  return body.required ? given : fc.option(given, { nil: undefined });
};

/** A body that is not JSON, or does not say so. */
const unreadable = ({ mediaType, required }: Body): fc.Arbitrary<Sent> =>
  fc.constantFrom(
    { text: '{"a":', mediaType },
    { text: '\u0000', mediaType },
    { text: '{}', mediaType: 'text/plain' },
    { text: ' '.repeat(2 ** 20 + 1), mediaType },
    { text: 'a=b', mediaType: 'application/x-www-form-urlencoded' },
    ...(required ? [{ text: '', mediaType }] : []),
  );

const refusedBodies = (body: Body, operation: Operation, maker: Maker): fc.Arbitrary<Sent | undefined> => {
  const values = refusedValues(bodiesOf(body, operation, maker), body.schema, validatorOf(operation.document));
  return fc.oneof(
    { weight: 9, arbitrary: values.map((value) => (value === undefined ? undefined : sentAs(body, value))) },
    { weight: 1, arbitrary: unreadable(body) },
  );
};

const hostileBodies = (operation: Operation, maker: Maker): fc.Arbitrary<Sent | undefined> => {
  const { body } = operation;
  return body
    ? hostileValues(bodiesOf(body, operation, maker)).map((value) => sentAs(body, value))
    : fc.constant(undefined);
};

type Weighted = { weight: number; arbitrary: fc.Arbitrary<Request> };

const requestsBy = (operation: Operation, world: World, caller: Caller): Weighted[] => {
  const maker: Maker = { document: operation.document, world, caller };
  const authorization = credentialsOf(operation, caller);
  const { good, refused } = parametersOf(operation, maker);
  const goodBody = goodBodies(operation, maker);
  const make = (expectation: Expectation, parameters: ParameterValue[], body: Sent | undefined): Request =>
    build(operation, caller, expectation, { parameters, body, authorization });

  const valid = fc.tuple(good, goodBody).map((parts) => make('valid', ...parts));
  const hostile = fc.tuple(good, hostileBodies(operation, maker)).map((parts) => make('hostile', ...parts));
  const brokenParameter = fc
    .tuple(refused, good, goodBody)
    .map(([bad, parameters, body]) => make(bad ? 'broken' : 'valid', bad ?? parameters, body));
  const uninvited = fc
    .tuple(good, goodBody, fc.constantFrom(undefined, ...world.refused[operation.document.name]))
    .map(([parameters, body, other]) =>
      build(operation, caller, 'uninvited', { parameters, body, authorization: other }),
    );
  const weighted: Weighted[] = [
    { weight: 60, arbitrary: valid },
    { weight: 5, arbitrary: hostile },
    { weight: 15, arbitrary: brokenParameter },
  ];
  if (operation.schemes.length > 0) weighted.push({ weight: 8, arbitrary: uninvited });
  if (operation.body) {
    const brokenBody = fc
      .tuple(good, refusedBodies(operation.body, operation, maker), goodBody)
      .map(([parameters, bad, body]) => make(bad ? 'broken' : 'valid', parameters, bad ?? body));
    weighted.push({ weight: 20, arbitrary: brokenBody });
  }
  return weighted;
};

/** Requests to the operation by both of its callers. */
export const requestsTo = (operation: Operation, world: World): fc.Arbitrary<Request> =>
  fc.oneof(...world.callers[operation.document.name].flatMap((caller) => requestsBy(operation, world, caller)));
