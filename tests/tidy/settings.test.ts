// The page of the settings is generated from the code, and what the comments there say of defaults and examples is
// true.
import { describe, expect, test } from 'vitest';
import { environment } from '#server/settings/environment.ts';
import { readSettings, withSettings } from '../../src/tasks/settings-page.ts';
import { contentOf } from './source-tree.ts';

const page = contentOf('docs/settings.md');
const settings = readSettings(contentOf('src/server/settings/environment.ts'));
const forms: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean; data?: unknown } }>> =
  environment.shape;

const listed = [...page.matchAll(/^\| `([A-Z][A-Z_]+)` /gm)].map(([, name = '']) => name);

/** What is in code marks, where that is all of it. */
const codeIn = (text: string): string | undefined => /^`([^`]+)`$/.exec(text)?.[1];

test('docs/settings.md is up to date: `npm run settings` changes nothing', () => {
  expect(withSettings(page, settings)).toBe(page);
});

test('docs/settings.md has each setting once', () => {
  expect(listed.toSorted()).toEqual(Object.keys(forms).toSorted());
  expect([...settings.keys()].toSorted()).toEqual(Object.keys(forms).toSorted());
});

describe('the comment of a setting', () => {
  test('names the default that it has', () => {
    const wrong = [...settings].filter(([name, { usual }]) => {
      const { data } = forms[name]?.safeParse(undefined) ?? {};
      return (typeof data === 'string' || typeof data === 'number') && codeIn(usual) !== String(data);
    });
    expect(wrong).toEqual([]);
  });

  test('has an example that is accepted', () => {
    const examples = [...settings].map(([name, { example }]) => [name, codeIn(example)] as const);
    const refused = examples.filter(([name, value]) => value !== undefined && !forms[name]?.safeParse(value).success);
    expect(examples.filter(([, value]) => value !== undefined).length).toBeGreaterThan(40);
    expect(refused).toEqual([]);
  });
});
