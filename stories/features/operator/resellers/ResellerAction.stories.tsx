import { expect, screen, within } from 'storybook/test';
import {
  getGetResellerResponseMock,
  getSignOutResellerMockHandler500,
} from '#mocks/generated/operator/resellers/resellers.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { ResellerAction } from '#web/features/operator/resellers/ResellerActions.tsx';
import { type OfResellerProps, withCalls } from './with-calls.tsx';

type Named = OfResellerProps & { calls: Parameters<typeof ResellerAction>[0]['calls'] };

const SignOut = withCalls((props: Named) => <ResellerAction {...props} name="signOut" size="small" />);
const Pricing = withCalls((props: Named) => <ResellerAction {...props} name="pricing" size="small" />);

const meta = preview.meta({
  title: 'Features/Operator/Resellers/ResellerAction',
  component: SignOut,
  subcomponents: { ResellerAction },
  args: { reseller: getGetResellerResponseMock() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  },
});

const signOut = async (canvas: Canvas, userEvent: UserEvent): Promise<Canvas> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  return dialog;
};

export const SigningOut = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await signOut(canvas, userEvent);
    await expect(await screen.findByText('Sessions ended: 2.')).toBeVisible();
  },
});

export const NotSignedOut = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSignOutResellerMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await signOut(canvas, userEvent);
    await expect(await dialog.findByText(/unexpected error/)).toBeVisible();
  },
});

export const Discounting = meta.story({
  render: (args) => <Pricing {...args} />,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change discount' }));
    const rate = await screen.findByRole('textbox', { name: /Discount/ });
    await userEvent.clear(rate);
    await userEvent.type(rate, '15');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Discount and pricing group were saved.')).toBeVisible();
  },
});
