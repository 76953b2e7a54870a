import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { localeFor } from '#web/i18n/language.ts';
import { ToastProvider } from './overlays/ToastProvider.tsx';

export interface UiProviderProps {
  /** The router's own navigation: links then change the page without loading it anew. */
  navigate: (path: string) => void;
  children: ReactNode;
}

/** What the primitives need around them: locale, navigation and a place for toasts. */
export const UiProvider = ({ navigate, children }: UiProviderProps): ReactElement => {
  const { i18n } = useTranslation();
  /** Within the page a link only scrolls: the address stays that of the page. */
  const follow = (path: string): void => {
    if (path.startsWith('#')) document.getElementById(path.slice(1))?.scrollIntoView({ behavior: 'smooth' });
    else navigate(path);
  };
  return (
    <I18nProvider locale={localeFor(i18n.language === 'de' ? 'de' : 'en')}>
      <RouterProvider navigate={follow}>
        <ToastProvider>{children}</ToastProvider>
      </RouterProvider>
    </I18nProvider>
  );
};
