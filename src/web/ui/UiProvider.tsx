import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { localeFor } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ToastProvider } from './overlays/ToastProvider.tsx';

type UiProviderProps = {
  /** The router's own navigation, so that links change the page without reloading it. */
  navigate: (path: string) => void;
  /** The app. */
  children: ReactNode;
};

/**
 * Context of the primitives: locale, navigation and a place for toasts.
 *
 * Use it once, around the whole app; every story has one.
 *
 * Anatomy: nothing to see; around the app the locale of fields and lists, the router that links use, and the
 * place for toasts.
 *
 * Do:
 * - Put it inside the router, and pass the router's own `navigate`.
 * - Change the language by the app's setting: the locale follows it.
 *
 * Don't:
 * - Put a second one inside: its toasts would appear in another place.
 * - Pass a `navigate` that reloads the page: what is typed would be lost.
 */
export const UiProvider = ({ navigate, children }: UiProviderProps): ReactElement => {
  const language = useLanguage();
  /** A link within the page only scrolls: the address stays the page's. */
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
