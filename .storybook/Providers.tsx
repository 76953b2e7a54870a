import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import type { Language } from '#domain/languages.ts';
import { i18next } from '#web/i18n/index.ts';
import { UiProvider } from '#web/ui/UiProvider.tsx';

const newQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });

const RoutedUi = ({ children }: { children: ReactNode }): ReactElement => {
  const navigate = useNavigate();
  return <UiProvider navigate={(path) => void navigate(path)}>{children}</UiProvider>;
};

export type ProvidersProps = {
  /** The first address of the memory router. */
  route: string;
  /** Where the page shows stories of several languages: this story's own. */
  language: Language | undefined;
  children: ReactNode;
};

/** The shell's providers around every page, with a memory router instead of an address bar. */
export const Providers = ({ route, language, children }: ProvidersProps): ReactElement => {
  const [queryClient] = useState(newQueryClient);
  const i18n = useMemo(() => (language ? i18next.cloneInstance({ lng: language }) : i18next), [language]);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[route]}>
          <RoutedUi>{children}</RoutedUi>
        </MemoryRouter>
      </I18nextProvider>
    </QueryClientProvider>
  );
};
