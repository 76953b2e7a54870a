import { expect, screen, within } from 'storybook/test';
import {
  getGetPriceRulesMockHandler,
  getGetPriceRulesMockHandler500,
  getGetPriceRulesResponseMock,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as PriceRulesPage } from '#web/features/operator/packages/PriceRulesPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { At } from '../../At.tsx';

const state = getGetPriceRulesResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Packages/PriceRulesPage',
  component: PriceRulesPage,
  render: () => (
    <At pattern="/operator/packages/rules">
      <PriceRulesPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  beforeEach: () => {
    sessionStorage.clear();
    return () => sessionStorage.clear();
  },
  parameters: {
    layout: 'fullscreen',
    route: '/operator/packages/rules',
    docs: { story: { inline: false, height: '1100px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('esim-go · Western Europe · From 10 GB')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetPriceRulesMockHandler(never)) });

export const Empty = meta.story({
  beforeEach: () => network.use(getGetPriceRulesMockHandler({ ...state, rules: [], rates: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rules yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetPriceRulesMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Applying = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: Europe (EU)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Preview changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What would change' }));
    await dialog.findByText('Largest rises');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply rules' }));
    await expect(await screen.findByText('The new rules are in effect.')).toBeVisible();
  },
});

export const Discarding = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'For all packages' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'On sale at once' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('On sale at once')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(await canvas.findByText('On sale after approval')).toBeVisible();
  },
});
