// The addresses of travellers' pages. Each page has two: the one that is handed out carries the link's token; the other
// identifies the link by an id that opens nothing by itself, and works in a browser that keeps the token in a cookie
// (decision 36).

/** The pages of a link by their name below the link's path, and the address that is handed out. */
export const TRAVELLER_PAGES = {
  profile: '/esim/profile',
  installation: '/esim/installation',
  coverage: '/esim/coverage',
  devices: '/esim/devices',
  customer: '/customer/profile',
  shop: '/esim-shop/profile',
} as const;

export type TravellerPage = keyof typeof TRAVELLER_PAGES;

export const travellerPageNames = Object.keys(TRAVELLER_PAGES) as readonly TravellerPage[];

/** The path above all pages of this link. A cookie with this path is sent to no other page. */
export const linkPath = (id: string): string => `/esim/${id}`;

/** The page of this link, without its token. */
export const keptPath = (id: string, page: TravellerPage): string => `${linkPath(id)}/${page}`;

/** The page at a path, whichever of its two addresses it is. */
export const travellerPageAt = (path: string): TravellerPage | undefined => {
  const [, root, , name, ...more] = path.split('/');
  const isKept = root === 'esim' && name !== undefined && more.length === 0;
  return travellerPageNames.find((page) => (isKept ? page === name : TRAVELLER_PAGES[page] === path));
};
