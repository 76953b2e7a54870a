import { expect, test } from '@playwright/test';
import { filesOf, openWorkshop, type Prepared } from './workshop.ts';

type Docgen = { description?: string };
type Preview = { loadStory: (of: { storyId: string }) => Promise<Prepared> };

/** One story of each file. */
const oneOfEach = (pattern: RegExp): string[] => [...filesOf(pattern).values()].flatMap(([first]) => first?.id ?? []);

/** What pages use. A part is for its component alone. */
const shared = oneOfEach(/^(?:ui|components)\/(?!.*\/parts\/)/);

test('the docs page of each component says when to use it', async ({ page }) => {
  await openWorkshop(page);
  const silent = await page.evaluate(async (ids) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
    const found: string[] = [];
    for (const storyId of ids) {
      const { component, subcomponents = {} } = await preview.loadStory({ storyId });
      const words = [component, ...Object.values(subcomponents)].map(
        (of) => (Reflect.get(of ?? {}, '__docgenInfo') as Docgen | undefined)?.description ?? '',
      );
      if (!words.some((text) => text.includes('Use it'))) found.push(storyId);
    }
    return found;
  }, shared);
  expect(silent).toEqual([]);
});

type Control = { prop: string; control: string; type: string };

test('a prop has the control of its type: a choice, a switch, a text or a number, and none where only code can make a value', async ({
  page,
}) => {
  await openWorkshop(page);
  const props = await page.evaluate(async (ids) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
    const found: Control[] = [];
    for (const storyId of ids) {
      const { argTypes, parameters } = await preview.loadStory({ storyId });
      // One that renders without its args has nothing to control.
      if (Reflect.get(parameters, '__isArgsStory') !== true) continue;
      for (const [name, { control, table }] of Object.entries(argTypes))
        found.push({ prop: `${storyId} ${name}`, control: control?.type ?? 'none', type: table?.type?.summary ?? '' });
    }
    return found;
  }, oneOfEach(/./));
  const wrong = (types: RegExp, controls: RegExp): Control[] =>
    props.filter(({ type, control }) => types.test(type) && !controls.test(control));
  const orNothing = '(?: \\| (?:null|undefined))*$';
  expect(wrong(new RegExp(`^boolean${orNothing}`), /^boolean$/)).toEqual([]);
  expect(wrong(new RegExp(`^string${orNothing}`), /^(?:text|color|radio|select)$/)).toEqual([]);
  expect(wrong(new RegExp(`^number${orNothing}`), /^(?:number|inline-radio|radio|select)$/)).toEqual([]);
  expect(wrong(/^"[^"]*"(?: \| "[^"]*")*$/, /^(?:radio|select)$/)).toEqual([]);
  expect(wrong(/^ReactNode$/, /^(?:text|none)$/)).toEqual([]);
  expect(wrong(/^\(.*\) => |^(?:Ref<|IconShape)/, /^none$/)).toEqual([]);
  // Data has a JSON editor.
  const editors = props.filter(({ control }) => control === 'object').length;
  console.log(`Props: ${props.length}, with a JSON editor: ${editors}`);
  expect(editors / props.length).toBeLessThan(0.2);
});

test('the docs page of a component has a heading for each section of its docstring', async ({ page }) => {
  await page.goto('/iframe.html?id=ui-fields-select--docs&viewMode=docs');
  for (const name of ['When to use it', 'Anatomy', 'Do', 'Don’t', 'Keyboard']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test('the docs page of a component explains its props', async ({ page }) => {
  await page.goto('/iframe.html?id=ui-fields-select--docs&viewMode=docs');
  await expect(page.getByText(/Use it for about 5 to 15 options/)).toBeVisible();
  const row = page.getByRole('row', { name: /^isSearchable/ });
  await expect(row).toContainText('Adds a search box above the list.');
});

test('the sidebar marks what is new', async ({ page }) => {
  await page.goto('/?path=/docs/features-account-components-brandfields--docs');
  await expect(page.getByRole('button', { name: 'BrandFields new' })).toBeVisible();
});
