import { expect, test } from 'vitest';
import { snippetsFor } from '#web/features/sdk/snippets.ts';

const key = 'sdk_Zk3vR8yT1mQ5wX0bN7cL2pD9sF4gH6jKaEuIoYrVtBq';

test.each(['ios', 'android'] as const)('the %s project takes the key as it is', (platform) => {
  expect(snippetsFor(platform, key, 'Simshelf').key).toContain(`=${platform === 'ios' ? ' ' : ''}${key}\n`);
});

test('a package manifest has its tools version in the first line, where Swift looks for it', () => {
  expect(snippetsFor('ios', key, 'Simshelf').sdk).toMatch(/^\/\/ swift-tools-version: \d+\.\d+\n/);
});

test('a store may be called anything in the texts of an app', () => {
  const name = String.raw`Tom & "Jo's" <\>`;
  expect(snippetsFor('ios', key, name).branding).toContain(String.raw`"eSIM by Tom & \"Jo's\" <\\>"`);
  expect(snippetsFor('android', key, name).branding).toContain(
    String.raw`>eSIM by Tom &amp; \"Jo\'s\" &lt;\\></string>`,
  );
});
