import type { ReactElement, ReactNode } from 'react';

// Drawn here: an icon library would cost more than the page.
const Icon = ({ children }: { children: ReactNode }): ReactElement => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    width="1.25rem"
    height="1.25rem"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const ShareIcon = (): ReactElement => (
  <Icon>
    <path d="M12 15V3m-4 4 4-4 4 4M5 12v8h14v-8" />
  </Icon>
);

export const BackIcon = (): ReactElement => (
  <Icon>
    <path d="M20 12H4m6-6-6 6 6 6" />
  </Icon>
);

export const UserIcon = (): ReactElement => (
  <Icon>
    <path d="M4 21a8 8 0 0 1 16 0M12 13a5 5 0 1 0 0-10 5 5 0 0 0 0 10" />
  </Icon>
);

export const WarningIcon = (): ReactElement => (
  <Icon>
    <path d="M12 9v4m0 4v.01M10.3 4 2 18.5A2 2 0 0 0 3.7 21h16.6a2 2 0 0 0 1.7-2.5L13.7 4a2 2 0 0 0-3.4 0" />
  </Icon>
);
