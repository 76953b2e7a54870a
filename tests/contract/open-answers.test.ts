// What integrators generate their clients from: an answer may have a value that the document does not list yet, and a
// request may not. The lists themselves are one for each thing.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WEBHOOK_TYPES } from '#domain/webhook.ts';
import { documentNames, documents } from './document.ts';

type Part = { [name: string]: unknown };

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const published = (name: string): Part =>
  JSON.parse(readFileSync(new URL(`../../src/contract/${name}/document.json`, import.meta.url), 'utf8')) as Part;

const targetOf = (document: Part, $ref: string): unknown =>
  $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Part)[name], document);

type Place = { place: string; list: unknown[]; isOpen: boolean };

/** Every list below this part, through its references. */
const listsBelow = (
  document: Part,
  place: string,
  part: unknown,
  seen = new Set<string>(),
  isOpen = false,
): Place[] => {
  if (!isPart(part)) return [];
  const { $ref, enum: list } = part;
  if (typeof $ref === 'string') {
    if (seen.has($ref)) return [];
    seen.add($ref);
    const target = targetOf(document, $ref);
    if (target === undefined) throw new Error(`${$ref} leads nowhere`);
    return listsBelow(document, $ref, target, seen);
  }
  const own = Array.isArray(list) && list.length > 1 ? [{ place, list, isOpen }] : [];
  const hasRoom = Array.isArray(part['anyOf']) && 'x-extensible-enum' in part;
  return [
    ...own,
    ...Object.entries(part)
      .filter(([key]) => !key.startsWith('example'))
      .flatMap(([key, below]) =>
        listsBelow(document, `${place}/${key}`, below, seen, isOpen || (hasRoom && key === 'anyOf')),
      ),
  ];
};

/** Lists of an answer's anyOf are those of its choices. */
const isInChoice = ({ isOpen }: Place): boolean => isOpen;

const parts = (document: Part, kinds: readonly string[]): unknown[] =>
  [document['paths'], document['webhooks'] ?? {}].flatMap((items, index) =>
    Object.values(items as Part).flatMap((item) =>
      Object.values(item as Part)
        .filter(isPart)
        // What a webhook sends is what its receiver reads.
        .flatMap((operation) =>
          (index === 0 ? kinds : kinds.includes('responses') ? ['requestBody'] : []).map((kind) => operation[kind]),
        ),
    ),
  );

describe.each(documentNames)('the published document of the %s', (name) => {
  const document = published(name);

  test('has no closed list in an answer', () => {
    const lists = listsBelow(document, name, parts(document, ['responses']));
    expect(lists.length).toBeGreaterThan(2);
    expect(lists.filter((list) => !isInChoice(list))).toEqual([]);
  });

  test('has no open list in a request', () => {
    const lists = listsBelow(document, name, parts(document, ['parameters', 'requestBody']));
    expect(lists.filter(isInChoice)).toEqual([]);
  });

  test('describes each code of a problem', () => {
    const { ProblemCode, FieldErrorCode } = documents[name].root.components.schemas as unknown as Record<string, Part>;
    for (const codes of [ProblemCode, FieldErrorCode]) {
      const described = codes?.['x-enumDescriptions'] as Record<string, string>;
      expect(Object.keys(described)).toEqual(codes?.['enum']);
      expect(Object.values(described).filter((text) => !/^[A-Z].+\.$/.test(text))).toEqual([]);
    }
  });
});

const codesOf = (name: (typeof documentNames)[number]): string[] =>
  (documents[name].root.components.schemas['ProblemCode'] as { enum: string[] }).enum;

test('a document has the codes of its own calls', () => {
  const [storefront, partner, operator] = [codesOf('storefront'), codesOf('partner'), codesOf('operator')];
  const ofDesk = operator.filter((code) => !storefront.includes(code));
  expect(ofDesk).toContain('own_adjustment');
  expect(partner.filter((code) => !storefront.includes(code))).toEqual([]);
  expect(partner).not.toContain('exchange_failed');
  expect(operator).not.toContain('out_of_stock');
});

test('the types of events are one list', () => {
  const { EventType, EventTypeForm } = documents.storefront.root.components.schemas as unknown as Record<
    string,
    { enum: string[]; anyOf: { enum: string[] }[] }
  >;
  expect(EventType?.enum).toEqual([...WEBHOOK_TYPES]);
  expect(EventTypeForm?.anyOf[1]?.enum).toEqual(WEBHOOK_TYPES.map((type) => type.toLowerCase().replaceAll('_', '-')));
  const webhooks = (published('partner')['webhooks'] ?? {}) as Part;
  expect(Object.keys(webhooks).toSorted()).toEqual([...WEBHOOK_TYPES].toSorted());
});

/** Money of the desk is a Sum, or the fields of one beside others in a request. */
test('an amount of the operator has one shape', () => {
  const others: string[] = [];
  const look = (place: string, part: unknown): void => {
    if (!isPart(part)) return;
    const { properties } = part;
    if (isPart(properties)) {
      const names = Object.keys(properties);
      const isAmount = names.some(
        (name) => /^(?:currencyCode|priceValue|currency)$/.test(name) && !('rate' in properties),
      );
      if (isAmount && !names.includes('currency') && !(names.includes('value') && names.includes('currencyCode')))
        others.push(place);
      if (names.includes('currency') && names.some((name) => /^(?:value|amount|price)$/.test(name))) others.push(place);
    }
    for (const [key, below] of Object.entries(part)) look(`${place}/${key}`, below);
  };
  look('operator', documents.operator.root.components.schemas);
  expect(others).toEqual([]);
});
