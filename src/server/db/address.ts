/**
 * The address of a database. If it lists several hosts, which the driver tries one after the other, this has the first.
 * Null where it is not an address.
 */
export const parseAddress = (address: string): URL | null => {
  const start = address.indexOf('://') + 3;
  const length = address.slice(start).search(/[/?]/);
  const end = length < 0 ? address.length : start + length;
  const hosts = address.lastIndexOf('@', end) + 1;
  const comma = address.indexOf(',', Math.max(start, hosts));
  return URL.parse(comma < 0 || comma > end ? address : address.slice(0, comma) + address.slice(end));
};
