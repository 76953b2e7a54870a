// Tells the caller what to send instead of a value that violates the contract.
import type { core } from 'zod/mini';
import type { FieldError } from '../core/problem.ts';
import { webAddressProblem } from '../core/read-fields.ts';

type Issue = core.$ZodRawIssue;

/** Limit of the contract's Problem schema. */
const longestMessage = 500;

type Fault = Pick<FieldError, 'code' | 'values'>;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

const formats: Readonly<Record<string, string>> = {
  datetime: 'Use a date and time with its offset, such as 2026-03-01T00:00:00.000Z',
  url: 'Use a complete address, such as https://store.example/page',
};

/** The patterns of the contract in words; tests/server/http/field-message.test.ts finds missing ones. */
const forms: Readonly<Record<string, string | ((input: unknown) => string)>> = {
  [String.raw`\S`]: 'Use a text that is not blank',
  '^[^\\s@.:;,<>()"\\[\\]\\\\\\u0000-\\u001F\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFFD]+(\\.[^\\s@.:;,<>()"\\[\\]\\\\\\u0000-\\u001F\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFFD]+)*@([^\\s\\u0000-/:-@\\[-`\\{-~\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFFD]+(-+[^\\s\\u0000-/:-@\\[-`\\{-~\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFFD]+)*\\.)+[^0-9\\s\\u0000-/:-@\\[-`\\{-~\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFFD]([^\\s\\u0000-/:-@\\[-`\\{-~\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFFD]|-+[^\\s\\u0000-/:-@\\[-`\\{-~\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFFD])[^\\s\\u0000-/:-@\\[-`\\{-~\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFFD]*(-+[^\\s\\u0000-/:-@\\[-`\\{-~\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFFD]+)*$':
    'Use an email address, such as anna@example.com',
  '^[A-Za-z0-9+/]+={0,2}$': 'Use the content of a file in base64',
  '^[A-Z]{2}$': 'Use the two capital letters of a country, such as DE',
  '^[A-Z]{3}$': 'Use the three capital letters of a currency, such as EUR',
  [String.raw`^\d{1,6}(\.\d{1,6})?$`]: 'Use a number with at most six decimals, such as 1.0842',
  '^[A-Z]{3,5}$': 'Use the capital letters of a currency, such as USD',
  [String.raw`^[\x21-\x7e]+$`]: 'Use letters, digits and signs of ASCII without blanks',
  [String.raw`^\d{6}$`]: 'Use six digits',
  '^2[0-9]{3}-(?:0[1-9]|1[0-2])$': 'Use a year and a month, such as 2026-03',
  '^2[0-9]{3}-': 'Use a day of this millennium, such as 2026-03-01',
  [String.raw`^\+\d{7,15}$`]: 'Use a phone number of + and 7 to 15 digits, such as +491701234567',
  [String.raw`^[^\S\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]*[^\s\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff][^\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$`]:
    'Use one line of text that is not blank, without control and direction signs',
  [String.raw`^[^\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$`]:
    'Use one line of text, without control and direction signs',
  '^#[0-9a-fA-F]{6}$': 'Use a colour of # and six digits from 0 to f, such as #ff6600',
  [String.raw`^[+(]?\d[\d ()/.-]{3,28}$`]: 'Use a phone number, such as +49 8041 123456',
  [String.raw`^https:\/\/([a-zA-Z0-9]+(-+[a-zA-Z0-9]+)*\.)+[a-zA-Z][a-zA-Z0-9]*(-+[a-zA-Z0-9]+)*(:[1-9]\d{0,3})?(\/([\w.~:/@!$&'()*+,;=-]|%[0-9a-fA-F]{2})*)?(\?([\w.~:/?@!$&'()*+,;=-]|%[0-9a-fA-F]{2})*)?(#([\w.~:/?@!$&'()*+,;=-]|%[0-9a-fA-F]{2})*)?$`]:
    'Use a web address that begins with https://, such as https://shop.example/logo.svg',
  [String.raw`^([hH][tT][tT][pP][sS]?:\/\/)?([^\s\x00-\/:-@\[-\^\x60{-\xA0。．｡]+(-+[^\s\x00-\/:-@\[-\^\x60{-\xA0。．｡]+)*[.。．｡])+[^\s\x00-@\[-\x60{-\xA0。．｡][^\s\x00-\/:-@\[-\x60{-\xA0。．｡]*(-+[^\s\x00-\/:-@\[-\x60{-\xA0。．｡]+)*(:\d{1,5})?([/?]\S*)?$`]:
    (input) => webAddressProblem(String(input)),
};

const bound = (limit: string, amount: number | bigint, origin: string): string => {
  if (origin === 'string') return `Send ${limit} ${amount} ${amount === 1 ? 'character' : 'characters'}`;
  return `Send a ${origin === 'array' ? 'list' : 'number'} of ${limit} ${amount}`;
};

/** zod names a pattern as it is written in source code. */
const formOf = (pattern: string, input: unknown): string => {
  const form = forms[pattern.replaceAll(/^\/|\/[a-z]*$/g, '')] ?? `Use a text of the form ${pattern}`;
  return typeof form === 'string' ? form : form(input);
};

const boundCode = (issue: core.$ZodIssueTooBig | core.$ZodIssueTooSmall): Fault => {
  const isText = issue.origin === 'string';
  if (issue.code === 'too_big')
    return { code: isText ? 'too_long' : 'too_large', values: { limit: String(issue.maximum) } };
  return { code: isText ? 'too_short' : 'too_small', values: { limit: String(issue.minimum) } };
};

const faultOf = (issue: core.$ZodIssue): Fault => {
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return boundCode(issue);
    case 'invalid_type':
      return { code: issue.input === undefined ? 'missing' : 'invalid' };
    case 'unrecognized_keys':
      return { code: 'unknown' };
    default:
      return { code: 'invalid' };
  }
};

/** The issue that zod reports about this field, with the input that it concerns (reportInput). */
export const toFieldError = (field: string, issue: core.$ZodIssue): FieldError => ({
  field,
  ...faultOf(issue),
  message: issue.message.slice(0, longestMessage),
});

/** The issue that zod reports, as an instruction. */
export const fieldMessage = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.input === undefined ? 'Is missing: send' : 'Send'} ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `Use ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return bound('at most', issue.maximum, issue.origin);
    case 'too_small':
      return bound('at least', issue.minimum, issue.origin);
    case 'invalid_format':
      return formats[issue.format] ?? formOf(issue.pattern ?? issue.format, issue.input);
    case 'unrecognized_keys':
      return `Leave out what the contract does not name: ${issue.keys.join(', ')}`;
    default:
      return 'Send what the contract describes';
  }
};
