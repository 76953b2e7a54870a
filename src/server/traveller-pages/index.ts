export { createTravellerPages, type TravellerPagesDeps } from './create-traveller-pages.ts';
