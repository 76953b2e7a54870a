import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { RetailPrice } from '#contract/storefront/zod/schemas/retailPrice.zod.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { amount } from '#web/components/form/schemas.ts';
import { showLanguage } from '#web/i18n/index.ts';
import { InForm } from './InForm.tsx';

const schema = zod.strictObject({ price: amount(RetailPrice.shape.priceValue) });
const onSubmit = fn();

const withPrice = (price: string) => () => (
  <InForm schema={schema} defaultValues={{ price }} onSubmit={onSubmit}>
    {(control) => <MoneyField control={control} name="price" label="Retail price" currency="USD" />}
  </InForm>
);

const meta = preview.meta({
  title: 'Components/Form/MoneyField',
  component: MoneyField as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: withPrice(''),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText('Retail price');
    await expect(price).toHaveAttribute('maxlength', '19');
    await userEvent.type(price, '4.59{Enter}');
    await expect(price).toBeValid();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ price: 4.59 }));
  },
});

/** Each error has its own message. */
export const Invalid = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText('Retail price');
    const faults = [
      ['abc', 'Enter valid number (ex. 4.59)'],
      ['4,599', 'Thousands or decimals? Please write 1000.00 or 1.00.'],
      ['4.59 EUR', /^Please enter the amount in US/],
      ['4.599', 'Please enter at most two decimals.'],
      ['999999999', /^Please enter at most 999,999\.99.USD\.$/],
    ] as const;
    for (const [text, message] of faults) {
      await userEvent.clear(price);
      await userEvent.type(price, text);
      await userEvent.tab();
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const TooLong = meta.story({
  render: withPrice('1000000.00'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please enter at most 9 characters.')).toBeVisible();
  },
});

/** A comma and a point are both accepted, and shown as a comma; the sent value is the same. */
export const GermanDecimals = meta.story({
  globals: modes.de,
  render: withPrice('9.99'),
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText('Retail price');
    await expect(price).toHaveValue('9,99');
    for (const typed of ['4,59', '4.59']) {
      await userEvent.clear(price);
      await userEvent.type(price, typed);
      await userEvent.tab();
      await expect(price).toHaveValue('4,59');
    }
    await userEvent.type(price, '{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ price: 4.59 }));
  },
});

/** As copied from a mail or a spreadsheet of any country; what is typed is not rewritten meanwhile. */
export const Pasted = meta.story({
  globals: modes.de,
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText('Retail price');
    for (const [text, shown] of [
      ['1.234,56', '1234,56'],
      ['9,99 USD', '9,99'],
      ['$1,234.50', '1234,50'],
      ['1.000', '1.000'],
    ] as const) {
      await userEvent.clear(price);
      await userEvent.paste(text);
      await expect(price).toHaveValue(text);
      await userEvent.tab();
      await expect(price).toHaveValue(shown);
    }
    await expect(
      canvas.getByText('Tausender oder Nachkommastellen? Bitte schreiben Sie 1000,00 oder 1,00.'),
    ).toBeVisible();
  },
});

export const GermanInvalid = meta.story({
  globals: modes.de,
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText('Retail price');
    const faults = [
      ['4,599', 'Bitte geben Sie höchstens zwei Nachkommastellen ein.'],
      ['1.000', 'Tausender oder Nachkommastellen? Bitte schreiben Sie 1000,00 oder 1,00.'],
      ['neun', 'Geben Sie eine gültige Zahl ein (z. B. 4,59)'],
      ['999999999', /999\.999,99.USD/],
    ] as const;
    for (const [text, message] of faults) {
      await userEvent.clear(price);
      await userEvent.type(price, text);
      await userEvent.tab();
      await expect(await canvas.findByText(message)).toBeVisible();
    }
  },
});

/** The typed text and its error follow the language switch. */
export const SwitchedLanguage = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText('Retail price');
    await userEvent.type(price, '9.999');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter at most two decimals.')).toBeVisible();
    await showLanguage('de');
    await waitFor(() => expect(price).toHaveValue('9,999'));
    await expect(canvas.getByText('Bitte geben Sie höchstens zwei Nachkommastellen ein.')).toBeVisible();
    await showLanguage('en');
    await waitFor(() => expect(price).toHaveValue('9.999'));
  },
});
