import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#web/navigation/paths.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { AccountFrame } from './AccountFrame.tsx';

/** /account: the menu on mobile; on desktop, which shows it beside each page, the first of them. */
export const Component = (): ReactElement =>
  useIsMobile() ? <AccountFrame /> : <Navigate to={paths.accountDetails()} replace />;
