// Certificates for tests, made from nothing but keys: the least that RFC 5280 asks of them, written in DER.
import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export type Certificate = { name: string; privateKey: KeyObject; key: string; cert: string };

export type CertificateOptions = {
  /** Its common name. */
  name: string;
  /** Names of hosts that it is good for. */
  hosts?: readonly string[];
  /** Its signer; self-signed by default. */
  issuer?: Certificate;
  /** Days from now; yesterday to tomorrow when not given. */
  from?: number;
  to?: number;
};

const oids = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  basicConstraints: '551d13',
  subjectAlternativeName: '551d11',
};

const lengthOf = (length: number): number[] =>
  length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];

const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Uint8Array.from([tag, ...lengthOf(content.length)]), content]);
};

const sequence = (...parts: Uint8Array[]): Buffer => der(0x30, ...parts);
const oid = (name: keyof typeof oids): Buffer => der(0x06, Buffer.from(oids[name], 'hex'));
const integer = (bytes: Uint8Array): Buffer => der(0x02, bytes);
const bitString = (bytes: Uint8Array): Buffer => der(0x03, Uint8Array.from([0]), bytes);
const yes = der(0x01, Uint8Array.from([0xff]));
const version3 = der(0xa0, integer(Uint8Array.from([2])));
const algorithm = sequence(oid('ecdsaWithSha256'));

const nameOf = (name: string): Buffer => sequence(der(0x31, sequence(oid('commonName'), der(0x0c, Buffer.from(name)))));

const millisecondsOfDay = 86_400_000;

const timeIn = (days: number): Buffer => {
  const digits = new Date(Date.now() + days * millisecondsOfDay).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return der(0x17, Buffer.from(digits.slice(2)));
};

const extension = (name: keyof typeof oids, value: Buffer): Buffer => sequence(oid(name), der(0x04, value));

/** One without hosts is an authority. */
const extensionsFor = (hosts: readonly string[]): Buffer => {
  const names = hosts.map((host) => der(0x82, Buffer.from(host)));
  const only =
    hosts.length === 0
      ? extension('basicConstraints', sequence(yes))
      : extension('subjectAlternativeName', sequence(...names));
  return der(0xa3, sequence(only));
};

const pemOf = (bytes: Buffer): string =>
  [
    '-----BEGIN CERTIFICATE-----',
    ...(bytes.toString('base64').match(/.{1,64}/g) ?? []),
    '-----END CERTIFICATE-----',
  ].join('\n');

/** An authority, or a certificate for hosts. */
export const createCertificate = ({ name, hosts = [], issuer, from = -1, to = 1 }: CertificateOptions): Certificate => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const content = sequence(
    version3,
    integer(Buffer.concat([Uint8Array.from([1]), randomBytes(8)])),
    algorithm,
    nameOf(issuer?.name ?? name),
    sequence(timeIn(from), timeIn(to)),
    nameOf(name),
    publicKey.export({ format: 'der', type: 'spki' }),
    extensionsFor(hosts),
  );
  const signature = sign('sha256', content, issuer?.privateKey ?? privateKey);
  return {
    name,
    privateKey,
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
    cert: pemOf(sequence(content, algorithm, bitString(signature))),
  };
};
