import { longLink } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { QrCode } from '#web/components/share/QrCode.tsx';

const meta = preview.meta({
  title: 'Components/Share/QrCode',
  component: QrCode,
  args: { value: 'LPA:1$example.com$ABC', label: 'Code to scan' },
});

export const Default = meta.story({ parameters: looks });

/** More modules, in the same size. */
export const LongValue = meta.story({ args: { value: longLink } });
