import { expect, spyOn, waitFor } from 'storybook/test';
import {
  getGetPrivacyPolicyMockHandler500,
  getGetTermsAndConditionsMockHandler500,
} from '#mocks/generated/storefront/legal/legal.msw.ts';
import { network } from '#storybook/network.ts';
import { configuration } from '#web/configuration/configuration.ts';
import { address } from '../Address.tsx';

export const legalText = {
  content: '## Scope\n\nThese terms hold.\n\n## <script>alert(1)</script>\n\nNothing **here** is markup.',
  timestamp: '2024-03-07T10:00:00Z',
};

/** With a page elsewhere, that one opens and the app goes to its landing page (ERR-017, ERR-018). */
export const elsewhere = (key: 'termsUrl' | 'privacyUrl') => () => {
  configuration[key] = 'https://team.example/legal';
  network.use(getGetTermsAndConditionsMockHandler500(), getGetPrivacyPolicyMockHandler500());
  const open = spyOn(window, 'open').mockReturnValue(null);
  return () => {
    delete configuration[key];
    open.mockRestore();
  };
};

export const leavesForElsewhere = async (): Promise<void> => {
  await waitFor(() => expect(address()).toBe('/'));
  await expect(window.open).toHaveBeenCalledTimes(1);
  await expect(window.open).toHaveBeenCalledWith('https://team.example/legal', '_blank', 'noopener');
};
