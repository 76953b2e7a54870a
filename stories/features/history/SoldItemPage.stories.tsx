import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import {
  getActivateActivatedItemMockHandler,
  getActivateActivatedItemMockHandler500,
  getGetActivatedItemMockHandler,
  getGetActivatedItemMockHandler404,
  getGetActivatedItemMockHandler500,
  getRefundActivatedItemMockHandler,
  getRefundActivatedItemMockHandler409,
  getRefundActivatedItemMockHandler500,
} from '#mocks/generated/storefront/activations/activations.msw.ts';
import {
  getEraseCustomerMockHandler,
  getExportCustomerMockHandler404,
  getReplaceShareLinksMockHandler,
  getSearchCustomersMockHandler,
  getUpdateCustomerMockHandler,
  getUpdateCustomerMockHandler409,
  getUpdateCustomerMockHandler500,
} from '#mocks/generated/storefront/customers/customers.msw.ts';
import {
  chargedItem,
  detail,
  detailOf,
  erasedDetail,
  esim,
  guestDetail,
  inactiveEsim,
  pendingItem,
  problem,
  refundedItem,
  unlimitedItem,
  unusedItem,
  usedEsim,
} from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { lost, network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as SoldItemPage } from '#web/features/history/SoldItemPage.tsx';
import { paths, patterns } from '#web/navigation/paths.ts';
import { Address } from '../Address.tsx';

const meta = preview.meta({
  title: 'Features/History/SoldItemPage',
  component: SoldItemPage,
  render: () => (
    <>
      <Routes>
        <Route path={patterns.soldItem} element={<SoldItemPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>
  ),
  parameters: {
    route: paths.soldItem(chargedItem.uid),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '900px' } },
  },
});

const showing = (shown: SoldItemDetail) => () => network.use(getGetActivatedItemMockHandler(shown));

type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

const press = async (where: ReturnType<typeof within>, userEvent: UserEvent, name: string | RegExp): Promise<void> =>
  userEvent.click(await where.findByRole('button', { name }));

/** The response for a sale from now on. */
const becomes = (shown: SoldItemDetail): SoldItemDetail => {
  network.use(getGetActivatedItemMockHandler(shown));
  return shown;
};

export const Default = meta.story({
  parameters: { route: paths.soldItem(chargedItem.uid, { sortKeyHistory: 'NAME', sortDirHistory: 'ASC' }), ...looks },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Europe 5 GB' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to history' })).toHaveAttribute(
      'href',
      '/your-store/history?sortKeyHistory=NAME&sortDirHistory=ASC',
    );
  },
});

export const Refunded = meta.story({
  beforeEach: showing(detailOf(unusedItem)),
  play: async ({ canvas, userEvent }) => {
    let calls = 0;
    network.use(
      getRefundActivatedItemMockHandler(() => {
        calls += 1;
        return becomes(detailOf(refundedItem));
      }),
    );
    await press(canvas, userEvent, 'Refund');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Refund this sale?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(calls).toBe(0);
    await press(canvas, userEvent, 'Refund');
    await press(within(await screen.findByRole('alertdialog')), userEvent, 'Refund sale');
    await expect(await screen.findByText('The sale was refunded.')).toBeVisible();
    await expect(await canvas.findByText('REFUNDED')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Refund' })).toHaveAccessibleDescription(
      'This sale was already refunded.',
    );
    await expect(calls).toBe(1);
  },
});

export const RefundFailed = meta.story({
  beforeEach: () => {
    showing(detailOf(unusedItem))();
    network.use(getRefundActivatedItemMockHandler500());
  },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Refund');
    await press(within(await screen.findByRole('alertdialog')), userEvent, 'Refund sale');
    await expect(await screen.findByText('The sale could not be refunded. Please try again later.')).toBeVisible();
    // A toast is gone in a moment: the dialog stays, with the reason.
    await expect(within(screen.getByRole('alertdialog')).getByRole('alert')).toHaveTextContent(
      'An unexpected error occurred. Please try again later.',
    );
    await expect(canvas.getByText('PURCHASED')).toBeVisible();
  },
});

/** Without an answer the sale is read again; what is on its way may still be done, so nobody says that it was not. */
export const RefundUnanswered = meta.story({
  beforeEach: () => {
    showing(detailOf(unusedItem))();
    network.use(getRefundActivatedItemMockHandler(lost));
  },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Refund');
    await press(within(await screen.findByRole('alertdialog')), userEvent, 'Refund sale');
    const said = /^It was not done when we last looked/;
    await expect(await screen.findByText(said)).toBeVisible();
    await press(within(screen.getByRole('alertdialog')), userEvent, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText(said)).toBeVisible();
    becomes(detailOf(refundedItem));
    await press(canvas, userEvent, 'Look again');
    await expect(await canvas.findByText('REFUNDED')).toBeVisible();
    await expect(canvas.queryByText(said)).toBeNull();
  },
});

/**
 * Neither the answer came nor can the sale be read: what is shown counts as outdated, and nothing is refunded from it.
 */
export const RefundUnread = meta.story({
  beforeEach: () => {
    showing(detailOf(unusedItem))();
    network.use(
      getRefundActivatedItemMockHandler(() => {
        network.use(getGetActivatedItemMockHandler(lost));
        return lost();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Refund');
    await press(within(await screen.findByRole('alertdialog')), userEvent, 'Refund sale');
    const said = 'We do not know yet whether this was done. What you see here may be outdated.';
    await expect(await within(screen.getByRole('alertdialog')).findByText(said)).toBeVisible();
    await press(within(screen.getByRole('alertdialog')), userEvent, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Refund' })).toHaveAccessibleDescription(said);
    becomes(detailOf(refundedItem));
    globalThis.dispatchEvent(new Event('offline'));
    globalThis.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('REFUNDED')).toBeVisible();
  },
});

export const RefundAnswerLost = meta.story({
  beforeEach: () => {
    showing(detailOf(unusedItem))();
    network.use(
      getRefundActivatedItemMockHandler(() => {
        becomes(detailOf(refundedItem));
        return lost();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    // The sale is read as refunded before the change is told: until then nothing says that it came too late.
    let isWrong = false;
    const watcher = new MutationObserver(() => {
      const said = document.body.textContent;
      isWrong ||= said.includes('was already refunded') && !said.includes('The sale was refunded.');
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    await press(canvas, userEvent, 'Refund');
    await press(within(await screen.findByRole('alertdialog')), userEvent, 'Refund sale');
    await expect(await screen.findByText('The sale was refunded.')).toBeVisible();
    watcher.disconnect();
    await expect(isWrong).toBe(false);
    await expect(canvas.getByText('REFUNDED')).toBeVisible();
  },
});

export const RefundRefused = meta.story({
  beforeEach: showing(detailOf(unusedItem)),
  play: async ({ canvas, userEvent }) => {
    network.use(
      getRefundActivatedItemMockHandler409(() => {
        becomes(detailOf(chargedItem));
        return problem(409, 'already_refunded', 'Not refundable', 'Data of this package was used.');
      }),
    );
    await press(canvas, userEvent, 'Refund');
    await press(within(await screen.findByRole('alertdialog')), userEvent, 'Refund sale');
    const reason = 'Data of this package was used, so it cannot be refunded.';
    await expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('button', { name: 'Refund' })).toHaveAccessibleDescription(reason);
  },
});

export const Activate = meta.story({
  beforeEach: showing(detailOf(pendingItem)),
  play: async ({ canvas, userEvent }) => {
    network.use(getActivateActivatedItemMockHandler(() => becomes(detailOf(unlimitedItem))));
    await expect(await canvas.findAllByText('pending')).toHaveLength(2);
    await press(canvas, userEvent, 'Activate');
    await press(within(await screen.findByRole('alertdialog', { name: 'Activate now?' })), userEvent, 'Activate');
    await expect(await screen.findByText('The package was activated.')).toBeVisible();
    await expect(await canvas.findByText('14-03-2026 09:30')).toBeVisible();
  },
});

export const ActivateFailed = meta.story({
  beforeEach: () => {
    showing(detailOf(pendingItem))();
    network.use(getActivateActivatedItemMockHandler500());
  },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Activate');
    await press(within(await screen.findByRole('alertdialog')), userEvent, 'Activate');
    await expect(await screen.findByText('The package could not be activated. Please try again later.')).toBeVisible();
  },
});

export const AddEmail = meta.story({
  beforeEach: showing(guestDetail),
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = [];
    network.use(
      getUpdateCustomerMockHandler(async ({ request }) => {
        sent.push(await request.json());
        return becomes(detail({ customer: { ...guestDetail.customer, email: 'a@b.de' } })).customer;
      }),
    );
    await press(canvas, userEvent, 'Add email');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add E-Mail Address' }));
    await userEvent.type(dialog.getByRole('textbox'), 'A@B.de{Enter}');
    await expect(await canvas.findAllByText('a@b.de')).toHaveLength(2);
    await expect(sent).toEqual([{ customerEmail: 'A@B.de' }]);
  },
});

export const EmailInUse = meta.story({
  beforeEach: showing(guestDetail),
  play: async ({ canvas, userEvent }) => {
    network.use(getUpdateCustomerMockHandler409(problem(409, 'email_in_use', 'Email address already in use!', 'M')));
    await press(canvas, userEvent, 'Add email');
    await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'tom@example.com{Enter}');
    await expect(
      await screen.findByText('Failed adding email to customer. Email address is already in use.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const chooseGermany = async (canvas: ReturnType<typeof within>, userEvent: UserEvent): Promise<void> => {
  await press(canvas, userEvent, 'Add country');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add country' }));
  await userEvent.type(dialog.getByRole('combobox'), 'Germ');
  await userEvent.click(await screen.findByRole('option', { name: /Germany/ }));
  await press(dialog, userEvent, 'Save country');
};

export const SetCountry = meta.story({
  beforeEach: showing(guestDetail),
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = [];
    network.use(
      getUpdateCustomerMockHandler(async ({ request }) => {
        sent.push(await request.json());
        return becomes(detail()).customer;
      }),
    );
    await chooseGermany(canvas, userEvent);
    await expect(await screen.findByText('The country was saved.')).toBeVisible();
    await expect(await canvas.findByText('Germany')).toBeVisible();
    await expect(sent).toEqual([{ countryOfResidence: 'DE' }]);
  },
});

export const SetCountryFailed = meta.story({
  beforeEach: showing(guestDetail),
  play: async ({ canvas, userEvent }) => {
    const { customer, activatedItem, relatedEsims } = guestDetail;
    const { availableBalance: totalAvailableBalance } = activatedItem.balance;
    const found = { customer, totalAvailableBalance, activatedItems: [], relatedEsims };
    network.use(getUpdateCustomerMockHandler500(), getSearchCustomersMockHandler({ items: [found] }));
    await chooseGermany(canvas, userEvent);
    await expect(await screen.findByText('The country could not be saved. Please try again later.')).toBeVisible();
  },
});

const newLink = 'https://store.example/customer/profile?token=new';

export const TakeLinksBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { customer, relatedEsims } = detail();
    const replaced = { ...customer, profileUrl: newLink };
    network.use(
      getReplaceShareLinksMockHandler(() => {
        becomes(detail({ customer: replaced }));
        return { customer: replaced, relatedEsims };
      }),
    );
    await press(canvas, userEvent, 'Revoke links');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke links?' }));
    await press(dialog, userEvent, 'Revoke links');
    const result = within(await screen.findByRole('dialog', { name: 'The new profile link' }));
    await expect(result.getByText(newLink)).toBeVisible();
    await press(result, userEvent, 'Done');
    await expect(await canvas.findByText(newLink)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Revoke links' })).toHaveFocus());
  },
});

export const ExportFailed = meta.story({
  play: async ({ canvas, userEvent }) => {
    network.use(getExportCustomerMockHandler404());
    await press(canvas, userEvent, 'Export personal data');
    await expect(await screen.findByText('The personal data could not be exported.')).toBeVisible();
  },
});

export const Erase = meta.story({
  play: async ({ canvas, userEvent }) => {
    network.use(
      getEraseCustomerMockHandler(() => {
        becomes(erasedDetail);
      }),
    );
    await press(canvas, userEvent, 'Erase this person');
    await press(within(await screen.findByRole('alertdialog')), userEvent, 'Erase for good');
    await expect(await screen.findByText('The person was erased.')).toBeVisible();
    await expect(await canvas.findByText('Erased person')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erase this person' })).toBeNull();
  },
});

export const SeveralEsims = meta.story({
  parameters: looks,
  beforeEach: showing(detail({ relatedEsims: [esim(), usedEsim, inactiveEsim] })),
});

export const Loading = meta.story({
  beforeEach: () => network.use(getGetActivatedItemMockHandler(never)),
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetActivatedItemMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This sale could not be loaded.');
  },
});

export const Retried = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetActivatedItemMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    network.use(getGetActivatedItemMockHandler());
    await userEvent.click(retry);
    await expect(await canvas.findByText('PURCHASED')).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: () => network.use(getGetActivatedItemMockHandler404()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This sale was not found.')).toBeVisible();
  },
});
