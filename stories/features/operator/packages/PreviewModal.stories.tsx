import { expect, fn, screen } from 'storybook/test';
import {
  getGetPriceRulesResponseMock,
  getPreviewPriceRulesMockHandler,
  getPreviewPriceRulesMockHandler500,
  getPreviewPriceRulesResponseMock,
} from '#mocks/generated/operator/packages/packages.msw.ts';
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
  args: { apply: { isPending: false, error: null }, applyLabel: 'Apply rules', onApply: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

/** What is applied is what is seen. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByText('Largest rises');
    await userEvent.click(screen.getByRole('button', { name: 'Apply rules' }));
    await expect(args.onApply).toHaveBeenCalledWith(getPreviewPriceRulesResponseMock().revision);
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getPreviewPriceRulesMockHandler(never)),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Apply rules' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getPreviewPriceRulesMockHandler500()),
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});
