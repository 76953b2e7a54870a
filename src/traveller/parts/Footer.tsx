import type { ReactElement } from 'react';
import type { PageContext } from '../page-context.ts';
import { Logo } from './Logo.tsx';

/** The variant with the logo alone (SHE-028). */
export const Footer = ({ page }: { page: PageContext }): ReactElement => (
  <footer>
    <Logo page={page} />
  </footer>
);
