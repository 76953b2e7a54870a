import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { amount } from '#web/components/form/schemas.ts';
import { VolumeField } from '#web/features/operator/packages/components/VolumeField.tsx';
import { InForm } from '../../../../components/form/InForm.tsx';

const schema = zod.strictObject({ volume: amount(zod.number().check(zod.maximum(1_000))) });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/VolumeField',
  component: VolumeField as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={schema} defaultValues={{ volume: '' }} onSubmit={onSubmit}>
      {(control) => <VolumeField control={control} name="volume" label="From" />}
    </InForm>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('From'), '0.5{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ volume: 0.5 }));
  },
});

export const TooHigh = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('From'), '1000.01');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter at most 1,000 GB.')).toBeVisible();
  },
});

export const GermanDecimals = meta.story({
  globals: modes.de,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('From'), '0,5{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ volume: 0.5 }));
  },
});
