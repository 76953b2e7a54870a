// The parameters of an operation: good ones, and ones of which the schema refuses one.
import fc from 'fast-check';
import { type Operation, type Parameter, resolve } from '../document.ts';
import { repairParameters } from './exceptions.ts';
import { isHeaderText, type ParameterValue } from './request.ts';
import type { Schema } from '../schema.ts';
import { validatorOf } from '../validator.ts';
import type { Maker } from './maker.ts';
import { valuesOf } from './values.ts';

/** `inventory` of `/client-api/products/inventory/{id}/…`, and of the list at `/client-api/products/inventory`. */
export const resourceOf = (path: string): string => {
  const fixed = path.replace(/\/?(?:\{.*)?$/, '');
  return fixed.slice(fixed.lastIndexOf('/') + 1);
};

/** The name for the identifiers of a path: `id` says nothing, the segment before it does. */
const nameOf = ({ id, path }: Operation, { name }: Parameter): string => {
  // Customers of their own: an erased one is useless for any other operation.
  if (id === 'eraseCustomer') return 'erasableCustomerUid';
  if (id === 'takeCatalogue') return 'supplierName';
  return /^u?id$/.test(name) ? `${resourceOf(path).replace(/s$/, '')}Id` : name;
};

const good = (operation: Operation, maker: Maker): fc.Arbitrary<ParameterValue[]> =>
  fc
    .tuple(
      ...operation.parameters.map((parameter) => {
        const { in: place, name, schema, required = false } = parameter;
        const value = valuesOf(maker, schema, nameOf(operation, parameter))
          .map((drawn) => ({ in: place, name, value: String(drawn) }))
          .filter((drawn) => place !== 'header' || isHeaderText(drawn.value));
        return required ? value : fc.option(value, { nil: undefined, freq: 2 });
      }),
    )
    .map((drawn) =>
      repairParameters(
        operation.id,
        drawn.filter((value) => value !== undefined),
      ),
    );

/** Values that the server may parse a text as. */
const read = ({ type }: Schema, text: string): unknown => {
  if ((type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
};

const wrongTexts = fc.constantFrom(
  '',
  'x'.repeat(3_000),
  '-1',
  'abc',
  '1.5',
  '99999999999',
  'null',
  '{}',
  '0x10',
  '1 ',
);

/** The good parameters, one of them exchanged; undefined when the schema takes everything. */
const refused = (operation: Operation, maker: Maker): fc.Arbitrary<ParameterValue[] | undefined> => {
  const validate = validatorOf(operation.document);
  return fc
    .tuple(good(operation, maker), fc.nat(99), fc.array(wrongTexts, { minLength: 6, maxLength: 6 }))
    .map(([values, position, texts]) => {
      const parameter = operation.parameters[position % operation.parameters.length];
      if (!parameter) return undefined;
      const schema = resolve(operation.document, parameter.schema);
      const isSendable = (each: string): boolean => parameter.in === 'query' || isHeaderText(each);
      const text = texts.find(
        (each) => isSendable(each) && validate(parameter.schema, read(schema, each)) !== undefined,
      );
      if (text === undefined) return undefined;
      const others = values.filter(({ name }) => name !== parameter.name);
      return others.concat({ in: parameter.in, name: parameter.name, value: text });
    });
};

export const parametersOf = (
  operation: Operation,
  maker: Maker,
): { good: fc.Arbitrary<ParameterValue[]>; refused: fc.Arbitrary<ParameterValue[] | undefined> } => ({
  good: good(operation, maker),
  refused: refused(operation, maker),
});
