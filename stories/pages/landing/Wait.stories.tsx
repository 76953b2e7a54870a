import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Wait } from '#web/pages/landing/Wait.tsx';

const SigningIn = (): ReactElement => <Wait text={useTranslation('landing').t('restoring')} />;

const meta = preview.meta({
  title: 'Pages/Landing/Wait',
  component: Wait,
  args: { text: '' },
  render: () => <SigningIn />,
});

export const Default = meta.story({ parameters: looks });
