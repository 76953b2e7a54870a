// Addresses of a database. They may list several hosts, as PostgreSQL's own programs accept them and URL does not:
// postgres://user:password@one:5432,two:5432/store?target_session_attrs=primary

/** The parts of an address: everything before the login, the login, the hosts, and the rest from the first / or ?. */
const form = /^([^:/?#]+:\/\/)(?:([^/?]*)@)?([^/?]*)(.*)$/s;

type Parts = { scheme: string; login: string; hosts: string[]; rest: string };

const partsOf = (address: string): Parts | null => {
  const [whole, scheme = '', login = '', hosts = '', rest = ''] = form.exec(address) ?? [];
  return whole === undefined ? null : { scheme, login, hosts: hosts.split(','), rest };
};

const joined = ({ scheme, login, hosts, rest }: Parts): string =>
  `${scheme}${login === '' ? '' : `${login}@`}${hosts.join(',')}${rest}`;

/**
 * The address of a database. If it lists several hosts, which the driver tries one after the other, this has the first.
 * Null where it is not an address.
 */
export const parseAddress = (address: string): URL | null => {
  const parts = partsOf(address);
  return URL.parse(parts ? joined({ ...parts, hosts: parts.hosts.slice(0, 1) }) : address);
};

/** The same address for each of its hosts alone. */
export const eachHost = (address: string): string[] => {
  const parts = partsOf(address);
  return parts ? parts.hosts.map((host) => joined({ ...parts, hosts: [host] })) : [address];
};

/** The hosts of an address, each with its port where it names one. */
export const hostsOf = (address: string): string[] => partsOf(address)?.hosts ?? [];

/** The address with another user and password. Null where it names no host: a socket of this machine takes none. */
export const withLogin = (address: string, user: string, password: string): string | null => {
  const parts = partsOf(address);
  if (!parts || parts.hosts.includes('')) return null;
  return joined({ ...parts, login: `${encodeURIComponent(user)}:${encodeURIComponent(password)}` });
};

/** The login and the database of one address at the hosts of another, whose own path and query replace those of the first. */
export const atHostsOf = (address: string, place: string): string => {
  const [own, other] = [partsOf(address), partsOf(place)];
  if (!own || !other) return address;
  const [path = '', query = ''] = other.rest.split('?', 2);
  const database = path.length > 1 ? path : (own.rest.split('?', 1)[0] ?? '');
  return joined({ ...own, hosts: other.hosts, rest: query === '' ? database : `${database}?${query}` });
};
