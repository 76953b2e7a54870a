import { fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { BuyerForm, type BuyerFormProps } from '#web/features/point-of-sale/BuyerForm.tsx';

const buyer: BuyerFormProps['buyer'] = { type: 'new' };

const meta = preview.meta({
  title: 'Features/Point of sale/BuyerForm',
  component: BuyerForm,
  args: { buyer, onSubmit: fn() },
});

export const Default = meta.story({ parameters: looks });

export const Guest = meta.story({ args: { buyer: { type: 'guest' } } });
