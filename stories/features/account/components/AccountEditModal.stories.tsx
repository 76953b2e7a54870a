import { expect, fn, screen, waitFor } from 'storybook/test';
import { getGetCurrentUserResponseMock } from '#mocks/generated/storefront/account/account.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AccountEditModal } from '#web/features/account/components/AccountEditModal.tsx';

const user = getGetCurrentUserResponseMock();

const meta = preview.meta({
  title: 'Features/Account/Components/AccountEditModal',
  component: AccountEditModal,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { user, onSave: fn(), readLatest: fn(async () => user), onClose: fn(), isSaving: false },
});

const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });
const REFUSED = 'Enter your first name, your last name and a supported country.';

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Edit your details' });
    await waitFor(() => expect(save()).not.toHaveAccessibleDescription(REFUSED));
    const company = screen.getByLabelText('Company name');
    await userEvent.clear(company);
    await userEvent.type(screen.getByLabelText('City'), ' Altona');
    await userEvent.click(save());
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        firstName: 'Anna',
        lastName: 'Berg',
        taxId: 'DE136695976',
        address: {
          country: 'DE',
          addressLine1: 'Hafenstraße 7',
          postalCode: '20457',
          townOrDistrict: 'Hamburg Altona',
        },
      },
      undefined,
    );
  },
});

export const New = meta.story({
  args: { user: { ...user, companyName: '', taxId: '', addresses: [] } },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await expect(save()).toHaveAccessibleDescription(REFUSED);
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('combobox', { name: /Country/ }), 'Austria');
    await waitFor(() => expect(save()).not.toHaveAccessibleDescription(REFUSED));
  },
});

export const WithoutName = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const name = screen.getByRole('textbox', { name: /First name/ });
    await userEvent.clear(name);
    await userEvent.type(name, '   ');
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Please fill this in/));
    await expect(save()).toHaveAccessibleDescription(REFUSED);
  },
});

export const CountryNotAllowed = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const country = screen.getByRole('combobox', { name: /Country/ });
    await userEvent.clear(country);
    await userEvent.type(country, 'Belarus');
    await userEvent.tab();
    await waitFor(() => expect(save()).toHaveAccessibleDescription(REFUSED));
    await expect(screen.getAllByText('This country is not supported.')[0]).toBeVisible();
  },
});

/** The rules of VAT come after the first view. */
const LOADED = { timeout: 5_000 };

export const WithoutVatNumber = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    const taxId = screen.getByRole('textbox', { name: 'Tax ID' });
    await expect(taxId).not.toHaveAccessibleDescription();
    await userEvent.clear(taxId);
    await userEvent.type(taxId, 'n/a');
    await waitFor(
      () =>
        expect(taxId).toHaveAccessibleDescription(
          'This is not a valid VAT number for Germany, which begins with DE, for example DE123456789. VAT is charged, and invoices leave the number out.',
        ),
      LOADED,
    );
    await userEvent.click(save());
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
  },
});

export const OutsideVatArea = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const postalCode = screen.getByRole('textbox', { name: 'Postal code' });
    await userEvent.clear(postalCode);
    await userEvent.type(postalCode, '27498');
    await waitFor(
      () =>
        expect(postalCode).toHaveAccessibleDescription(
          'Heligoland: outside the VAT area of the EU, no VAT is charged.',
        ),
      LOADED,
    );
  },
});
