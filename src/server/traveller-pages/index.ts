export { travellerPages } from './pages.ts';
