import { expect, fn, screen } from 'storybook/test';
import { esim, usedEsim } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { EsimDetailsModal } from '#web/components/sales/detail/EsimDetailsModal.tsx';

const meta = preview.meta({
  title: 'Components/Sales/Detail/EsimDetailsModal',
  component: EsimDetailsModal,
  args: { esim: usedEsim, onClose: fn(), onCopied: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({ parameters: looks });

/** Never used: what has not happened yet is a dash. */
export const Unused = meta.story({
  args: { esim: esim() },
  play: async () => {
    await expect((await screen.findAllByText('---')).length).toBeGreaterThan(2);
  },
});
