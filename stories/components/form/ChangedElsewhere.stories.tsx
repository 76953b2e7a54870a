import { expect, fn } from 'storybook/test';
import { topField } from '#domain/changed-fields.ts';
import preview from '#storybook/preview.tsx';
import { ChangedElsewhere } from '#web/components/form/ChangedElsewhere.tsx';

type Values = { name: string; price: string; note: string };

const saved: Values = { name: 'Japan 5 GB for the cherry blossom', price: '14.00', note: '' };

const meta = preview.meta({
  title: 'Components/Form/ChangedElsewhere',
  component: ChangedElsewhere<Values>,
  args: {
    elsewhere: { conflict: { saved, fields: ['name', 'note'] }, fieldOf: topField, keepTyped: fn(), takeSaved: fn() },
    typed: { name: 'Japan 5 GB', price: '12.50', note: 'For spring' },
    describe: ({ name, price, note }) => [
      ['name', 'Name', name],
      ['price', 'Retail price', `${price} USD`],
      ['note', 'Note', note],
    ],
  },
});

/** The price was changed here alone. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: 'Name' })).toHaveTextContent('cherry blossom');
    await expect(canvas.getByRole('radiogroup', { name: 'Note' })).toHaveTextContent('(empty)');
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(2);
  },
});

/** Parts of one thing, such as a place, are chosen together. */
export const OneField = meta.story({
  tags: ['behaviour'],
  args: {
    elsewhere: { conflict: { saved, fields: ['address'] }, fieldOf: topField, keepTyped: fn(), takeSaved: fn() },
    describe: ({ name, price, note }) => [
      ['address.street', 'Street', name],
      ['address.town', 'Town', price],
      ['note', 'Note', note],
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /saved/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save this choice' }));
    await expect(args.elsewhere.keepTyped).toHaveBeenCalledWith(['address']);
    await expect(canvas.getByRole('radiogroup', { name: 'Street, Town' })).toBeVisible();
  },
});
