/** What is this store's own in what it hands out. */
export type Store = {
  storeName: string;
  storeSlug: string;
  partnerPrefix: string;
  /** The public address, without a trailing slash. */
  publicUrl: string;
};
