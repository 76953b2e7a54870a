import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** What a prop takes that is typed as text: a word, nothing, or content that can be one. */
const TEXT = /^(?:(?:string|ReactNode|null|undefined)(?: \| )?)+$/;

const NUMBER = /^(?:(?:number|null|undefined)(?: \| )?)+$/;

/** What nobody can type: elements, components, and what only code makes. */
const MADE_BY_CODE = /^(?:Ref<|RefObject<|ReactElement|IconShape|ComponentType|Date\b)/;

/** Whether a JSON editor gives back what it was given. */
const isData = (value: unknown): boolean => {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && !Reflect.has(value, '$$typeof') && Object.values(value).every(isData);
};

const controlOf = (type: string, value: unknown): InputType['control'] => {
  if (!isData(value) || MADE_BY_CODE.test(type)) return false;
  if (TEXT.test(type)) return { type: 'text' };
  return NUMBER.test(type) ? { type: 'number' } : undefined;
};

/** Storybook has a JSON editor for every type that it does not know: here only data has one. */
export const controls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isKnown = argType.control !== undefined || !['other', 'union'].includes(argType.type?.name ?? '');
      const control = isKnown ? undefined : controlOf(argType.table?.type?.summary ?? '', initialArgs[name]);
      return [name, control === undefined ? argType : { ...argType, control }];
    }),
  );
