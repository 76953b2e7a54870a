import type { Platform } from '#web/features/sdk/platform.ts';
import { getListSdkKeysResponseMock } from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DeviceVerification } from '#web/features/sdk/DeviceVerification.tsx';

const platform: Platform = 'android';

const meta = preview.meta({
  title: 'Features/SDK/DeviceVerification',
  component: DeviceVerification,
  args: { platform, channel: getListSdkKeysResponseMock()[0]! },
});

export const Default = meta.story({ parameters: looks });
