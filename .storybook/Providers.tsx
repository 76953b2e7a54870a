import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { i18next } from '#web/i18n/index.ts';
import { UiProvider } from '#web/ui/UiProvider.tsx';

const newQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });

const RoutedUi = ({ children }: { children: ReactNode }): ReactElement => {
  const navigate = useNavigate();
  return <UiProvider navigate={(path) => void navigate(path)}>{children}</UiProvider>;
};

/** What the app's shell puts around every page, with a memory instead of an address bar. */
export const Providers = ({ route, children }: { route: string; children: ReactNode }): ReactElement => {
  const [queryClient] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18next}>
        <MemoryRouter initialEntries={[route]}>
          <RoutedUi>{children}</RoutedUi>
        </MemoryRouter>
      </I18nextProvider>
    </QueryClientProvider>
  );
};
