import { fn } from 'storybook/test';
import { packages } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DetailsButton } from '#web/components/packages/list/DetailsButton.tsx';

const meta = preview.meta({
  title: 'Components/Packages/List/DetailsButton',
  component: DetailsButton,
  args: { item: packages[0]!, onDetails: fn() },
});

export const Default = meta.story({ parameters: looks });
