import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';
import { Footer } from './Footer.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Toast } from './Toast.tsx';

type LayoutProps = { page: PageContext; header: ReactNode; children: ReactNode };

export const Layout = ({ page, header, children }: LayoutProps): ReactElement => (
  <>
    {header}
    <main>{children}</main>
    <LanguageSwitch page={page} />
    <Footer page={page} />
    <Toast page={page} />
  </>
);
