import { expect, fn, screen } from 'storybook/test';
import {
  getGetPriceChangeResponseMock,
  getGetPriceRulesResponseMock,
  getPreviewPriceRulesMockHandler,
  getPreviewPriceRulesMockHandler500,
  getPreviewPriceRulesResponseMock,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { usePreviewPriceRules } from '#web/api/operator/packages/packages.ts';
import { PreviewModal, type PreviewModalProps } from '#web/features/operator/packages/PreviewModal.tsx';

const { newPackages, floor, rules } = getGetPriceRulesResponseMock();

/** What the modal would change is the answer of the server. */
const Shown = (props: Omit<PreviewModalProps, 'preview'>) => {
  const query = usePreviewPriceRules({ newPackages, floor, rules });
  return <PreviewModal {...props} preview={query} />;
};

const meta = preview.meta({
  title: 'Features/Operator/Packages/PreviewModal',
  component: Shown,
  args: { apply: { isPending: false, error: null }, applyLabel: 'Do this', onApply: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

/** What is applied is what is seen. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('list', { name: 'Largest rises' })).toBeVisible();
    await expect(screen.getByRole('list', { name: 'Largest falls' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Do this' }));
    await expect(args.onApply).toHaveBeenCalledWith(getPreviewPriceRulesResponseMock().revision);
  },
});

export const NothingMoves = meta.story({
  beforeEach: () => {
    const none = { changed: 0, rising: 0, falling: 0, atFloor: 0, rises: [], falls: [] };
    network.use(getPreviewPriceRulesMockHandler({ ...getPreviewPriceRulesResponseMock(), ...none }));
  },
  play: async () => {
    await expect(await screen.findByText('Raised to the smallest markup')).toBeVisible();
    await expect(screen.queryByRole('list', { name: 'Largest rises' })).toBeNull();
  },
});

/** What is below cost goes off sale by rules, and says so. */
export const BelowCost = meta.story({
  beforeEach: () => network.use(getPreviewPriceRulesMockHandler(getGetPriceChangeResponseMock())),
  play: async () => {
    await expect(await screen.findByText('16.09 USD · would lose up to 0.40 USD, so not on sale')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getPreviewPriceRulesMockHandler(never)),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Do this' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getPreviewPriceRulesMockHandler500()),
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});
