import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { toBrandForm } from '#domain/brand.ts';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { BrandFields } from '#web/features/account/components/BrandFields.tsx';
import { brandSchema } from '#web/features/account/components/BrandEditor.tsx';
import { Form } from '#web/components/form/Form.tsx';
import { useForm } from '#web/components/form/use-form.ts';

const logo = {
  onUpload: async () => undefined,
  failureText: () => '',
  onRemove: () => undefined,
  isRemoving: false,
};

type FieldsProps = {
  colors: { accentColor?: string; headerColor?: string };
  currencies: readonly string[];
  path: string | undefined;
  contact: { contactEmail?: string };
};

const Fields = ({ colors, currencies, path, contact }: FieldsProps): ReactElement => {
  const form = useForm({
    schema: brandSchema,
    defaultValues: toBrandForm({ defaultName: 'Berg Reisen GmbH', ...colors, ...contact }),
  });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <BrandFields form={form} defaultName="Berg Reisen GmbH" currencies={currencies} logo={{ ...logo, path }} />
    </Form>
  );
};

const meta = preview.meta({
  title: 'Features/Account/Components/BrandFields',
  tags: ['new'],
  component: Fields,
  subcomponents: { BrandFields },
  args: { colors: {}, currencies: [], path: undefined, contact: {} },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('If you leave this empty, travellers see “Berg Reisen GmbH”.')).toBeVisible();
    await expect(canvas.getByText('Violet until you choose one.')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: 'Second currency' })).toBeNull();
    await expect(canvas.getByText(/^Travellers cannot ask you for more data until/)).toBeVisible();
  },
});

export const Reachable = meta.story({
  tags: ['behaviour'],
  args: { contact: { contactEmail: 'hallo@berg-reisen.example' } },
  play: async ({ canvas, userEvent }) => {
    const none = /^Travellers cannot ask you for more data until/;
    await expect(canvas.queryByText(none)).toBeNull();
    await userEvent.clear(canvas.getByLabelText('Email address'));
    await expect(canvas.getByText(none)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Phone number'), '+49 8041 123456');
    await expect(canvas.queryByText(none)).toBeNull();
  },
});

const DARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#10241c"/></svg>';

/** A dark logo on a dark header; another colour of the header shows it. */
export const HardToSee = meta.story({
  args: { colors: { headerColor: '#12372a' }, path: `data:image/svg+xml,${encodeURIComponent(DARK)}` },
  play: async ({ canvas, userEvent }) => {
    const faint = /^Travellers hardly see this logo/;
    await expect(await canvas.findByText(faint)).toBeVisible();
    const header = canvas.getByLabelText('Header and footer');
    await userEvent.clear(header);
    await waitFor(() => expect(canvas.queryByText(faint)).toBeNull());
    await userEvent.type(header, '#12372a');
    await expect(await canvas.findByText(faint)).toBeVisible();
  },
});

/** Text on a colour is white or black, whichever can be read. */
export const PaleAndDark = meta.story({
  args: { colors: { accentColor: '#ffd400', headerColor: '#12372a' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Text on it is black and easy to read/)).toBeVisible();
    await expect(canvas.getByText(/^Text on it is white and easy to read/)).toBeVisible();
  },
});

/** The store has rates for two currencies. */
export const SecondCurrency = meta.story({
  args: { currencies: ['CHF', 'EUR'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'None' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'EUR' }));
    await expect(canvas.getByRole('radio', { name: 'EUR' })).toBeChecked();
  },
});

/** Shown in its pictures. */
export const German = meta.story({ globals: modes.de });
