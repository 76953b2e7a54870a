// Connections to addresses that others chose. Every address of a name is checked as bytes, when it is saved and again
// when the connection is made, and the connection goes to the checked address.
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';

export type OutwardSettings = {
  /** Whether http is allowed. */
  allowHttp: boolean;
  /** Allowed ports; null is any. */
  ports: readonly number[] | null;
  /** Names with fixed addresses, not resolved by a name server: receivers of a rehearsal. */
  hosts: Readonly<Record<string, readonly string[]>>;
  /** Addresses that are allowed although they are not public: receivers of a rehearsal. */
  reachable: readonly string[];
};

export class BlockedAddress extends Error {
  constructor(address: string) {
    super(`${address} is not an address in the public internet`);
    this.name = 'BlockedAddress';
  }
}

class BlockedPort extends Error {
  readonly ports: readonly number[];

  constructor(allowed: readonly number[]) {
    super(`Use port ${allowed.join(' or ')}`);
    this.ports = allowed;
    this.name = 'BlockedPort';
  }
}

export class BlockedScheme extends Error {
  constructor() {
    super('Only https is allowed');
    this.name = 'BlockedScheme';
  }
}

class UnknownHost extends Error {
  constructor(host: string) {
    super(`${host} has no address`);
    this.name = 'UnknownHost';
  }
}

type PortOf = Pick<URL, 'protocol' | 'port'>;

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** The assigned part of IPv6 (IANA, IPv6 Global Unicast Address Space). Below it are old notations for IPv4. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is public: neither private, loopback, link-local (where clouds keep their metadata) or multicast,
 * nor mapped to one of them.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(publicIpv6));
};

export type Outward = {
  /** The addresses of a name. Rejects with BlockedAddress when one of them is not public. */
  resolve(host: string): Promise<string[]>;
  /** What is wrong with the port of an address; undefined when it is allowed. */
  portFault(address: PortOf): BlockedPort | undefined;
  dispatcher: Agent;
};

const resolverOptions = { timeout: 2_000, tries: 2 };
const connectTimeoutMs = 5_000;

/**
 * Asks name servers directly: the system's look-up would block one of the few threads of the process while it waits.
 */
const askNameServers = async (host: string): Promise<string[]> => {
  const resolver = new Resolver(resolverOptions);
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length === 0) throw new UnknownHost(host);
  return addresses;
};

export const createOutward = ({ ports, hosts, reachable }: OutwardSettings): Outward => {
  const check = (address: string): string => {
    if (!reachable.includes(address) && !isPublicAddress(address)) throw new BlockedAddress(address);
    return address;
  };
  const resolve = async (host: string): Promise<string[]> => {
    const known = hosts[host];
    return (known ? [...known] : await askNameServers(host)).map(check);
  };

  const portFault = ({ protocol, port }: PortOf): BlockedPort | undefined => {
    const number = Number(port || defaultPorts[protocol]);
    return ports === null || ports.includes(number) ? undefined : new BlockedPort(ports);
  };

  const lookup: LookupFunction = (host, { all }, callback) => {
    callbackify(resolve)(host, (error, addresses) => {
      if (error) {
        callback(error, '');
        return;
      }
      const answers = addresses.map((address) => ({
        address,
        family: ipaddr.parse(address).kind() === 'ipv4' ? 4 : 6,
      }));
      callback(null, all === true ? answers : (answers[0]?.address ?? ''), answers[0]?.family);
    });
  };
  const connect = buildConnector({ timeout: connectTimeoutMs, lookup });
  return {
    resolve,
    portFault,
    dispatcher: new Agent({
      connect: (options, callback) => {
        const host = options.hostname.replaceAll(/^\[|\]$/g, '');
        // A host that is an IP address is not resolved.
        const isBlocked = ipaddr.isValid(host) && !reachable.includes(host) && !isPublicAddress(host);
        const fault = isBlocked ? new BlockedAddress(host) : portFault(options);
        if (fault) callback(fault, null);
        else connect(options, callback);
      },
    }),
  };
};
