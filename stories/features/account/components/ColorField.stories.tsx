import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ColorField } from '#web/features/account/components/ColorField.tsx';
import { InForm } from '../../../components/form/InForm.tsx';

const onSubmit = fn();
const onPick = fn();
const schema = zod.strictObject({ color: zod.string().check(zod.regex(/^#[0-9a-fA-F]{6}$/, 'invalid')) });

const field = (color: string) => (): ReactElement => (
  <InForm schema={schema} defaultValues={{ color }} onSubmit={onSubmit}>
    {(control) => (
      <ColorField
        control={control}
        name="color"
        label="Buttons and links"
        initial="#7b2ff2"
        pickLabel="Pick: Buttons and links"
        onPick={onPick}
        description="Text on it is white and easy to read."
        faults={{ invalid: 'Please enter a colour like #0b6e4f.' }}
      />
    )}
  </InForm>
);

const meta = preview.meta({
  title: 'Features/Account/Components/ColorField',
  tags: ['new'],
  component: ColorField as () => ReactElement,
  beforeEach: () => {
    onSubmit.mockReset();
    onPick.mockReset();
  },
  render: field('#0b6e4f'),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Pick: Buttons and links')).toHaveValue('#0b6e4f');
    await userEvent.clear(canvas.getByLabelText('Buttons and links'));
    await userEvent.type(canvas.getByLabelText('Buttons and links'), 'FF6600{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ color: '#FF6600' }));
  },
});

export const Empty = meta.story({
  render: field(''),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Pick: Buttons and links')).toHaveValue('#7b2ff2');
  },
});

export const Invalid = meta.story({
  render: field(''),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Buttons and links'), 'green');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter a colour like #0b6e4f.')).toBeVisible();
  },
});
