/** The account of the demo reseller in reference mode. The app sends it as `login_hint` to enter without a password. */
export const DEMO_EMAIL = 'demo@example.com';
