export { travellerPages } from './pages.ts';
export { getProfile } from './profile.ts';
export { shareTokens, type ShareTokens } from './share-links.ts';
