export { branding, brandReseller } from './branding.ts';
export { travellerPages } from './pages.ts';
export { getCustomerProfile, getEsimProfile, type ProfileDeps } from './profile.ts';
export { replaceShareLinks } from './replace-share-links.ts';
export { shareTokens, type ShareTokens } from './share-links.ts';
