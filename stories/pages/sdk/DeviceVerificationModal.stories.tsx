import type { Platform } from '#web/pages/sdk/platform.ts';
import { fn } from 'storybook/test';
import { getListSdkKeysResponseMock } from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DeviceVerificationModal } from '#web/pages/sdk/DeviceVerificationModal.tsx';

const platform: Platform = 'android';

const meta = preview.meta({
  title: 'Pages/SDK/DeviceVerificationModal',
  component: DeviceVerificationModal,
  args: { platform, channel: getListSdkKeysResponseMock()[0]!, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({ parameters: looks });
