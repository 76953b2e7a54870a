import { expect, fn } from 'storybook/test';
import { readGroupList } from '#domain/group-sale.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TravellerTable } from '#web/features/group-sale/components/TravellerTable.tsx';

const meta = preview.meta({
  title: 'Features/Group sale/Components/TravellerTable',
  component: TravellerTable,
  args: {
    label: 'Travellers of this list',
    lines: readGroupList('Anna Berg;DE\nben@example.com;Österreich', undefined),
    onCorrect: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '1. Anna Berg' })).toBeVisible();
    await expect(canvas.getByText('Austria')).toBeVisible();
  },
});

/** What was pasted around an address is not mailed, so it is not shown. */
export const Pasted = meta.story({
  tags: ['behaviour'],
  args: { lines: readGroupList('mailto:Bo@Example.com;DE\nAnna Berg <anna@example.com>;DE', undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '1. bo@example.com' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '2. Anna Berg, anna@example.com' })).toBeVisible();
  },
});

/** What is wrong stands with each line. */
export const Faults = meta.story({
  parameters: looks,
  args: {
    lines: readGroupList(
      'Anna Berg;DE\nben@nowhere;AT\nClara;Nowhere\nDora Fink\nemil@example.com;BY\nfrida@example.com;DE\nfrida@example.com;DE',
      undefined,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not a complete email address')).toBeVisible();
    await expect(canvas.getByText('There is no such country')).toBeVisible();
    await expect(canvas.getByText('The country is missing')).toBeVisible();
    await expect(canvas.getByText('Nothing can be sold in this country')).toBeVisible();
    await expect(canvas.getByText('Duplicate email address')).toBeVisible();
  },
});

/** A country that is misspelt, or is one of two, is proposed. */
export const Proposed = meta.story({
  tags: ['behaviour'],
  args: { lines: readGroupList('Ben;Untied Kingdom\nben@@example.com;AT', undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('There is no such country')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean United Kingdom?' }));
    await expect(args.onCorrect).toHaveBeenLastCalledWith(args.lines[0], { country: 'GB', name: 'United Kingdom' });
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean ben@example.com?' }));
    await expect(args.onCorrect).toHaveBeenLastCalledWith(args.lines[1], { email: 'ben@example.com' });
  },
});

/** Each fault of a line is said. */
export const TwoFaults = meta.story({
  args: { lines: readGroupList('ivan@nowhere;Russia', undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not a complete email address')).toBeVisible();
    await expect(canvas.getByText('Nothing can be sold in this country')).toBeVisible();
  },
});

/** What only the store knows: a known customer, and one to whom nothing is sold. */
export const Known = meta.story({
  args: {
    lines: readGroupList('ben@example.com;AT\nboris@example.com;DE', undefined),
    quote: { knownLines: [1, 2], refusals: [{ line: 2, code: 'country_not_supported' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Existing customer: gets another eSIM')).toBeVisible();
    await expect(canvas.getByText('This customer lives in a country where nothing can be sold')).toBeVisible();
  },
});
