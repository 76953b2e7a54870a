import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { localeFor } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ToastProvider } from './overlays/ToastProvider.tsx';

export type UiProviderProps = {
  /** The router's own navigation: links then change the page without loading it anew. */
  navigate: (path: string) => void;
  children: ReactNode;
};

/** What the primitives need around them: locale, navigation and a place for toasts. */
export const UiProvider = ({ navigate, children }: UiProviderProps): ReactElement => {
  const language = useLanguage();
  /** Within the page a link only scrolls: the address stays that of the page. */
  const follow = (path: string): void => {
    if (path.startsWith('#')) document.getElementById(path.slice(1))?.scrollIntoView({ behavior: 'smooth' });
    else navigate(path);
  };
  return (
    <I18nProvider locale={localeFor(language)}>
      <RouterProvider navigate={follow}>
        <ToastProvider>{children}</ToastProvider>
      </RouterProvider>
    </I18nProvider>
  );
};
