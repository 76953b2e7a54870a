import { expect, test } from 'vitest';
import { createOutward } from '#server/webhooks/index.ts';
import { isPublicAddress } from '#server/webhooks/outward.ts';

const refused = `
  127.0.0.1 127.8.9.1 0.0.0.0 10.0.0.1 172.16.0.1 192.168.1.1 100.64.0.1
  169.254.169.254 192.0.2.1 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 ::
  ::1 fc00::1 fe80::1 ff02::1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:a9fe:a9fe
  ::7f00:1 ::a9fe:a9fe 1::1 4000::1 fec0::1 64:ff9b:1::7f00:1 fe80::1%eth0
  64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 ::127.0.0.1 fd00:ec2::254 localhost`;

test.each(refused.trim().split(/\s+/))('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('a name is refused when one of its addresses is not public', async () => {
  const hosts = { 'half.example': ['93.184.215.14', '10.0.0.1'] };
  await expect(
    createOutward({ allowHttp: false, ports: null, hosts, reachable: [] }).resolve('half.example'),
  ).rejects.toThrow('10.0.0.1 is not an address in the public internet');
});
