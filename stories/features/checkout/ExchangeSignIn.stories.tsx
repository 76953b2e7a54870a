import type { Problem } from '#contract/storefront/model/problem.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  getStartExchangeSignInMockHandler,
  getStartExchangeSignInMockHandler400,
  getStartExchangeSignInResponseMock400,
  getStartExchangeSignInMockHandler500,
  getSubmitExchangeSignInMockHandler,
  getSubmitExchangeSignInMockHandler400,
  getSubmitExchangeSignInMockHandler504,
} from '#mocks/generated/storefront/exchange/exchange.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { ExchangeSignIn } from '#web/features/checkout/ExchangeSignIn.tsx';

const meta = preview.meta({
  title: 'Features/Checkout/ExchangeSignIn',
  component: ExchangeSignIn,
  args: { onSignedIn: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

const problem = (code: Problem['code']): Problem => ({
  ...getStartExchangeSignInResponseMock400(),
  code,
});

type User = { type: (element: Element, text: string) => Promise<void>; click: (element: Element) => Promise<void> };

const enterPhone = async (user: User): Promise<void> => {
  await user.type(await screen.findByLabelText('Phone number'), '491701234567');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

const enterCode = async (user: User): Promise<void> => {
  await user.type(await screen.findByLabelText('SMS code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in and pay' }));
};

export const Default = meta.story({ parameters: looks });

export const SignedIn = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    network.use(getSubmitExchangeSignInMockHandler({ token: 'token-1' }));
    await enterPhone(userEvent);
    await enterCode(userEvent);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith('token-1'));
  },
});

export const Password = meta.story({
  beforeEach: () => network.use(getStartExchangeSignInMockHandler({ authType: 'passwordWith2fa' })),
  play: async ({ userEvent }) => {
    await enterPhone(userEvent);
    await expect(await screen.findByLabelText('Two-factor code')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(await screen.findByLabelText('Phone number')).toHaveValue('+491701234567');
  },
});

/** ERR-038 */
export const StartRefused = meta.story({
  beforeEach: () => network.use(getStartExchangeSignInMockHandler400(problem('exchange_account_locked'))),
  play: async ({ userEvent }) => {
    await enterPhone(userEvent);
    await expect(await screen.findByText('This account is locked. Please contact the exchange.')).toBeVisible();
    await expect(screen.getByLabelText('Phone number')).toHaveValue('+491701234567');
  },
});

export const StartFails = meta.story({
  beforeEach: () => network.use(getStartExchangeSignInMockHandler500()),
  play: async ({ userEvent }) => {
    await enterPhone(userEvent);
    await expect(await screen.findByText(/unexpected error/)).toBeVisible();
    network.use(getStartExchangeSignInMockHandler());
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await expect(await screen.findByLabelText('SMS code')).toBeVisible();
  },
});

export const CodeRefused = meta.story({
  beforeEach: () => network.use(getSubmitExchangeSignInMockHandler400(problem('exchange_code_wrong'))),
  play: async ({ userEvent, args }) => {
    await enterPhone(userEvent);
    await enterCode(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('The code or the password is not valid.');
    await expect(screen.getByLabelText('SMS code')).toHaveAccessibleDescription(/Please enter a valid code\./);
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

export const CodeSentAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSubmitExchangeSignInMockHandler400(problem('exchange_code_wrong'))),
  play: async ({ userEvent }) => {
    await enterPhone(userEvent);
    await enterCode(userEvent);
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/The code or the password is not valid/)).toBeNull());
  },
});

export const NoAnswer = meta.story({
  beforeEach: () => network.use(getSubmitExchangeSignInMockHandler504()),
  play: async ({ userEvent }) => {
    await enterPhone(userEvent);
    await enterCode(userEvent);
    await expect(await screen.findByText(/did not answer in time/)).toBeVisible();
    await expect(screen.getByLabelText('SMS code')).toHaveValue('123456');
  },
});
