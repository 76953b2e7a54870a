import type { NavigationItem } from '#web/shell/components/NavigationLinks.tsx';

/** The entries of the signed-in navigation, standing in the store. */
export const items: NavigationItem[] = [
  { key: 'store', label: 'Your store', href: '/your-store', isCurrent: true },
  { key: 'credits', label: 'Credits', href: '/credits', isCurrent: false, amount: '125.50 USD' },
  { key: 'pricing', label: 'Pricing', href: '/pricing', isCurrent: false },
  { key: 'docs', label: 'Docs', href: '/api/specifications', isCurrent: false },
  { key: 'api', label: 'API', href: '/api', isCurrent: false },
  { key: 'sdk', label: 'SDK', href: '/sdk', isCurrent: false },
  { key: 'account', label: 'Account', href: '/account', isCurrent: false },
];

/** The widest texts that the bar must hold: German, and a balance of six digits. */
export const germanItems: NavigationItem[] = [
  { key: 'store', label: 'Ihr Shop', href: '/your-store', isCurrent: true },
  { key: 'credits', label: 'Guthaben', href: '/credits', isCurrent: false, amount: '123.456,78 USD' },
  { key: 'pricing', label: 'Preise', href: '/pricing', isCurrent: false },
  { key: 'docs', label: 'Doku', href: '/api/specifications', isCurrent: false },
  { key: 'api', label: 'API', href: '/api', isCurrent: false },
  { key: 'sdk', label: 'SDK', href: '/sdk', isCurrent: false },
  { key: 'account', label: 'Konto', href: '/account', isCurrent: false },
];
