import { UserManager } from 'oidc-client-ts';
import { settings } from './settings.ts';

// Runs in the hidden frame: hands the provider's answer to the page around it.
await new UserManager({ ...settings(), automaticSilentRenew: false }).signinSilentCallback();
