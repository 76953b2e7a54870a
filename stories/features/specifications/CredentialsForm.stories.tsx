import { fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CredentialsForm } from '#web/features/specifications/CredentialsForm.tsx';

const meta = preview.meta({
  title: 'Features/Specifications/CredentialsForm',
  component: CredentialsForm,
  args: { channels: [], onToken: fn() },
});

export const Default = meta.story({ parameters: looks });

/** Someone with channels of their own chooses one. */
export const OwnChannels = meta.story({
  parameters: looks,
  args: { channels: [{ id: 'shop', name: 'Web shop', clientId: 'sim_5Jb1mPq0', clientSecret: 'secret' }] },
});
