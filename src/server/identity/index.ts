export { createIdentity, type Identity, oidcPath } from './identity.ts';
export { issuerOf } from './provider.ts';
export { encryptedOfIdentity } from './encrypted.ts';
export { resetSecondFactor } from './second-factor/reset-second-factor.ts';
export { endAccessOf, endLinksOf, holdUserOf } from './end-access.ts';
export { listEventsOf, type RecordedEvent } from './sign-in-log.ts';
export { passwordCost, type PasswordCost } from './passwords.ts';
export { type BonusDeps, claimBonus } from './welcome-bonus.ts';
export { addUser, prepareRegistration } from './users.ts';
