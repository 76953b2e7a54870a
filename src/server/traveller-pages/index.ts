export { createTravellerPages } from './create-traveller-pages.ts';
