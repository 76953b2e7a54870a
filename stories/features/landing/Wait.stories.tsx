import type { ReactElement } from 'react';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { i18next } from '#web/i18n/index.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Wait } from '#web/features/landing/Wait.tsx';

const SigningIn = (): ReactElement => <Wait text={i18next.t('landing:restoring', { lng: useLanguage() })} />;

const meta = preview.meta({
  title: 'Features/Landing/Wait',
  component: Wait,
  args: { text: '' },
  render: () => <SigningIn />,
});

export const Default = meta.story({ parameters: looks });
