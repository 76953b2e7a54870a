/**
 * The address of a traveller's page in a brand that need not be saved. The server renders it for a frame; apart from the
 * addresses of the app, which every page loads.
 */
export const travellerPreview = (query: Record<string, string>): string =>
  `/esim/preview?${new URLSearchParams(query).toString()}`;
