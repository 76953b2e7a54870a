/** The store's own values in the files it delivers. */
export type Store = {
  storeName: string;
  storeSlug: string;
  partnerPrefix: string;
  /** The public address, without a trailing slash. */
  publicUrl: string;
};
