/** The store's values in the files that it delivers. */
export type Store = {
  storeName: string;
  storeSlug: string;
  partnerPrefix: string;
  /** The public address, without a trailing slash. */
  publicUrl: string;
};
