// The walks fail on errors of the console: also on a part of a page that cannot be loaded.
import { expect, test } from './test.ts';

test('a part that cannot be loaded is an error, of a page that was left as well', async ({ user }) => {
  const missing = (): Promise<void> =>
    user.tab.run(async () => {
      const address = '/assets/missing.js';
      void import(address);
      await import(address).catch(() => undefined);
      await new Promise((resolve) => void requestAnimationFrame(resolve));
    });
  await user.open('/starter/login');
  await missing();
  await user.open('/');
  expect((await user.tab.errors()).join('\n')).toMatch(/error loading dynamically imported module/);
});
