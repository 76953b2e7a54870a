export const storeModes = ['production', 'staging', 'reference'] as const;
export type StoreMode = (typeof storeModes)[number];

/** Whether the host is the machine itself or an IP address, which does not say which store it is. */
const isUnnamed = (hostname: string): boolean =>
  hostname === 'localhost' || /^[\d.]+$/.test(hostname) || hostname.startsWith('[');

/**
 * The mode of the store that is open at this host (SHE-025).
 *
 * @param configured The mode that the server runs in: used when the host is localhost or an IP address.
 */
export const storeModeAt = (hostname: string, configured: StoreMode): StoreMode => {
  if (hostname.startsWith('staging.')) return 'staging';
  if (hostname.startsWith('reference.')) return 'reference';
  return isUnnamed(hostname) ? configured : 'production';
};
