// Says of a value that does not fit the contract what to send instead.
import type { core } from 'zod/mini';

type Issue = core.$ZodRawIssue;

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

const bound = (limit: string, origin: string): string => {
  if (origin === 'string') return `Send ${limit} characters`;
  return `Send a ${origin === 'array' ? 'list' : 'number'} of ${limit}`;
};

/** What zod reports, as an instruction. */
export const fieldMessage = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.input === undefined ? 'Is missing: send' : 'Send'} ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `Use ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return bound(`at most ${issue.maximum}`, issue.origin);
    case 'too_small':
      return bound(`at least ${issue.minimum}`, issue.origin);
    case 'invalid_format':
      return formats[issue.format] ?? `Use a text of the form ${issue.pattern ?? issue.format}`;
    case 'unrecognized_keys':
      return `Leave out what the contract does not name: ${issue.keys.join(', ')}`;
    default:
      return 'Send what the contract describes';
  }
};
