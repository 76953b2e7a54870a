import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { PricingRequest } from '#contract/operator/zod/schemas/pricingRequest.zod.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { UnitField } from '#web/features/operator/components/UnitField.tsx';
import { amount } from '#web/components/form/schemas.ts';
import { InForm } from '../../../components/form/InForm.tsx';

const schema = zod.strictObject({ rate: amount(PricingRequest.shape.discountRate) });
const volumes = zod.strictObject({ volume: amount(zod.number().check(zod.maximum(1_000))) });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Features/Operator/Components/UnitField',
  component: UnitField as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={schema} defaultValues={{ rate: '' }} onSubmit={onSubmit}>
      {(control) => <UnitField control={control} name="rate" unit="%" label="Discount" />}
    </InForm>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Discount'), '12.5{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ rate: 12.5 }));
  },
});

export const TooHigh = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Discount'), '100.01');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter at most 100%.')).toBeVisible();
  },
});

export const GermanDecimals = meta.story({
  globals: modes.de,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Discount'), '12,5{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ rate: 12.5 }));
  },
});

export const Gigabytes = meta.story({
  render: () => (
    <InForm schema={volumes} defaultValues={{ volume: '' }} onSubmit={onSubmit}>
      {(control) => <UnitField control={control} name="volume" unit="GB" label="From" />}
    </InForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('From'), '0.5{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ volume: 0.5 }));
  },
});

export const TooManyGigabytes = meta.story({
  ...Gigabytes.input,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('From'), '1000.01');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter at most 1,000 GB.')).toBeVisible();
  },
});

export const GermanGigabytes = meta.story({
  ...Gigabytes.input,
  globals: modes.de,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('From'), '0,5{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ volume: 0.5 }));
  },
});
