export { createIdentity, type Identity, oidcPath } from './identity.ts';
export { clientId } from './client.ts';
export { endSessionsOf } from './sessions.ts';
export { addUser, prepareRegistration } from './users.ts';
