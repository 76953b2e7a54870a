export { branding, brandReseller } from './branding.ts';
export { travellerPages } from '../traveller-pages/pages.ts';
export { getCustomerProfile, getEsimProfile, type ProfileDeps } from './read-profile.ts';
export { replaceShareLinks } from '../customers/replace-share-links.ts';
export { shareTokens, type ShareTokens } from './share-links.ts';
