export { branding, brandReseller } from './branding.ts';
export { travellerPages } from './pages.ts';
export { getCustomerProfile, getEsimProfile } from './profile.ts';
export { shareTokens, type ShareTokens } from './share-links.ts';
