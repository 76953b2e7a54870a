import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { item, longItem } from '#mocks/scenarios/packages.ts';
import { inLooks, looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { InventoryEditModal } from '#web/features/inventory/components/InventoryEditModal.tsx';

const priced = (priceValue: number) => item({ retailPrices: [{ sortIndex: 0, priceValue, currencyCode: 'USD' }] });

/** What the states of the dialog say; that of the button which copies the id is empty until it is pressed. */
const said = (dialog: ReturnType<typeof within>): string[] => {
  const states: HTMLElement[] = dialog.queryAllByRole('status');
  return states.map((state) => state.textContent).filter((text) => text !== '');
};

const meta = preview.meta({
  title: 'Features/Inventory/Components/InventoryEditModal',
  component: InventoryEditModal,
  args: { item: priced(9.99), onSave: fn(), readLatest: fn(async () => priced(9.99)), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
});

const fields = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit package' }));
  return {
    name: dialog.getByRole('textbox', { name: 'Name' }),
    price: dialog.getByRole('textbox', { name: 'Retail price' }),
    save: () => dialog.getByRole('button', { name: 'Save' }),
    dialog,
  };
};

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const { name, price, save } = await fields();
    await expect(name).toHaveAttribute('maxlength', '30');
    await expect(price).toHaveAttribute('maxlength', '19');
    await userEvent.clear(price);
    await userEvent.type(price, '9.98');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        name: 'Europe 5 GB',
        retailPrice: { priceValue: 9.98, currencyCode: 'USD' },
      },
      undefined,
    );
  },
});

/** The margin follows the typed price; the recommended price fills the field. */
export const RecommendedPrice = meta.story({
  parameters: looks,
  args: { recommended: { priceValue: 14.9, currencyCode: 'USD' } },
  play: async ({ userEvent, args }) => {
    const { price, save, dialog } = await fields();
    await expect(dialog.getByText(/^\+.*%$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Recommended: 14\.90.USD/ }));
    await expect(price).toHaveValue('14.90');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        name: 'Europe 5 GB',
        retailPrice: { priceValue: 14.9, currencyCode: 'USD' },
      },
      undefined,
    );
  },
});

/** The loss is said, and asked about before it is saved; a double press on Save goes back. */
export const BelowCost = meta.story({
  parameters: looks,
  args: { item: { ...priced(9.99), prices: [{ sortIndex: 0, priceValue: 9.2, currencyCode: 'USD' }] } },
  play: async ({ userEvent, args }) => {
    const { price, save, dialog } = await fields();
    await expect(price).toHaveAccessibleDescription(/Purchase price: 9\.20.USD/);
    await expect(said(dialog)).toEqual([]);
    await userEvent.clear(price);
    await userEvent.type(price, '9.19');
    await waitFor(() => expect(said(dialog)).toEqual([expect.stringMatching(/each sale loses 0\.01.USD/)]));
    await userEvent.click(save());
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Each sale would lose 0\.01.USD/);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(save());
    // What is answered is the question that was asked, not one about another price.
    await userEvent.clear(price);
    await userEvent.type(price, '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Customers would pay nothing/);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        {
          name: 'Europe 5 GB',
          retailPrice: { priceValue: 0, currencyCode: 'USD' },
        },
        undefined,
      ),
    );
    await userEvent.type(price, '{Backspace}x');
    await expect(said(dialog)).toEqual([]);
  },
});

export const GermanPrice = meta.story({
  globals: modes.de,
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const price = dialog.getByRole('textbox', { name: 'Verkaufspreis' });
    await expect(price).toHaveValue('9,99');
    for (const typed of ['12,49', '12.49']) {
      await userEvent.clear(price);
      await userEvent.type(price, typed);
      await userEvent.tab();
      await expect(price).toHaveValue('12,49');
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        name: 'Europe 5 GB',
        retailPrice: { priceValue: 12.49, currencyCode: 'USD' },
      },
      undefined,
    );
  },
});

/** The catalogue's name may be longer in German than a name of the own (PKG-067); it is sent as it is stored. */
export const GermanName = meta.story({
  globals: modes.de,
  args: {
    item: {
      ...priced(9.99),
      name: 'United Arab Emirates 500 MB',
      countrySet: null,
      includedCountries: ['AE'],
      sizeValue: 500,
      sizeUnit: 'MB',
    },
  },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Vereinigte Arabische Emirate 500 MB');
    const price = dialog.getByRole('textbox', { name: 'Verkaufspreis' });
    await userEvent.clear(price);
    await userEvent.type(price, '12,49');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        name: 'United Arab Emirates 500 MB',
        retailPrice: { priceValue: 12.49, currencyCode: 'USD' },
      },
      undefined,
    );
  },
});

export const NameOnly = meta.story({
  play: async ({ userEvent, args }) => {
    const { name, save } = await fields();
    await userEvent.clear(name);
    await userEvent.type(name, 'Trip EU');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Trip EU' }, undefined);
  },
});

export const NameEmpty = meta.story({
  play: async ({ userEvent, args }) => {
    const { name, save } = await fields();
    await userEvent.clear(name);
    await userEvent.type(name, '   ');
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    await expect(save()).toHaveAccessibleDescription('Please enter a name.');
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(name, 'A');
    await expect(save()).not.toHaveAttribute('aria-disabled');
  },
});

export const PriceInvalid = meta.story({
  play: async ({ userEvent, args }) => {
    const { name, price, save, dialog } = await fields();
    for (const text of ['4.599', 'abc', '-1']) {
      await userEvent.clear(price);
      await userEvent.type(price, text);
      await userEvent.click(name);
      await expect(await dialog.findByText('Enter valid number (ex. 4.59)')).toBeVisible();
      await userEvent.click(save());
      await expect(args.onSave).not.toHaveBeenCalled();
    }
  },
});

export const RoundedPrice = meta.story({
  args: { item: priced(4.5) },
  play: async () => {
    await expect((await fields()).price).toHaveValue('4.50');
  },
});

const theirs = { ...priced(12.49), name: 'Europe 5 GB from another tab', version: 'theirs' };

/** The choice that a save leads to is scrolled to, and its buttons are clear of the fade (STO-225). */
export const ChangedInTwoTabs = meta.story({
  parameters: inLooks('mobile'),
  globals: modes.firstDesktop,
  args: {
    recommended: { priceValue: 14.9, currencyCode: 'USD' },
    onSave: fn(async () => {
      throw Object.assign(new Error('changed'), { problem: { status: 412, code: 'changed_since' } });
    }),
    readLatest: fn(async () => theirs),
  },
  play: async ({ userEvent }) => {
    const { name, price, save, dialog } = await fields();
    await userEvent.clear(name);
    await userEvent.type(name, 'Trip EU');
    await userEvent.clear(price);
    await userEvent.type(price, '13.50');
    await userEvent.click(save());
    const keep = await dialog.findByRole('button', { name: 'Save mine' });
    const footer = dialog.getByRole('button', { name: 'Cancel' }).closest('footer');
    const fade = parseFloat(getComputedStyle(footer!, '::before').height);
    await waitFor(() =>
      expect(keep.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer!.getBoundingClientRect().top - fade + 1),
    );
    await expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
  },
});

/** A package's own name may be longer than the reseller's may be. */
export const NameTooLong = meta.story({
  args: { item: longItem },
  play: async () => {
    await expect((await fields()).dialog.getByText('Please enter at most 30 characters.')).toBeVisible();
  },
});
