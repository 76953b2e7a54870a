import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { toBrandForm } from '#domain/brand.ts';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { BrandFields } from '#web/features/account/components/BrandFields.tsx';
import { brandSchema } from '#web/features/account/components/BrandEditor.tsx';
import { Form } from '#web/components/form/Form.tsx';
import { useForm } from '#web/components/form/use-form.ts';

const Fields = ({ colors }: { colors: { accentColor?: string; headerColor?: string } }): ReactElement => {
  const form = useForm({
    schema: brandSchema,
    defaultValues: toBrandForm({ defaultName: 'Berg Reisen GmbH', ...colors }),
  });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <BrandFields form={form} defaultName="Berg Reisen GmbH" />
    </Form>
  );
};

const meta = preview.meta({
  title: 'Features/Account/Components/BrandFields',
  tags: ['new'],
  component: Fields,
  subcomponents: { BrandFields },
  args: { colors: {} },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Without it travellers read “Berg Reisen GmbH”.')).toBeVisible();
    await expect(canvas.getByText('Violet until you choose one.')).toBeVisible();
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

/** Shown in its pictures. */
export const German = meta.story({ globals: modes.de });
