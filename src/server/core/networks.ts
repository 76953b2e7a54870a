// Lists of addresses and networks, and whether an address is in them.
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

export type Network = readonly [Address, number];

const bits = { ipv4: 32, ipv6: 128 };

const parseNetwork = (text: string): Network => {
  // The library would read a bare number as an address.
  if (!/[.:]/.test(text)) throw new Error(`${text} is neither an address nor a network`);
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, bits[address.kind()]];
};

/** Addresses and networks, separated by spaces or commas: `127.0.0.1 10.0.0.0/8`. @throws when an entry is neither. */
export const parseNetworks = (text: string): Network[] =>
  text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(parseNetwork);

/** Whether the address is in one of these networks. An IPv4 address counts as such in either notation. */
export const isInside = (networks: readonly Network[], address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(([network, length]) => network.kind() === parsed.kind() && parsed.match(network, length));
};
