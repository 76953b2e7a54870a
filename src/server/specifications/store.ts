/** What is this store's own in what it hands out. */
export type Store = {
  storeName: string;
  storeSlug: string;
  /** The public address, without a trailing slash. */
  publicUrl: string;
};
