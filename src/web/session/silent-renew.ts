import { UserManager } from 'oidc-client-ts';
import { settings } from './settings.ts';

// Runs in the hidden frame: passes the provider's response to the page around it.
await new UserManager({ ...settings(), automaticSilentRenew: false }).signinSilentCallback();
