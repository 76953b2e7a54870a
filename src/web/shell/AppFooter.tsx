import type { ReactElement } from 'react';
import { CLIENT_VERSION } from '#domain/client-version.ts';
import { useGetVersion } from '#web/api/storefront/service/service.ts';
import { configuration } from '#web/configuration/configuration.ts';
import { paths } from '#web/navigation/paths.ts';
import { Footer } from './components/Footer.tsx';

const year = new Date().getFullYear();

/** Client and server are built from one commit. */
export const AppFooter = (): ReactElement => {
  const { data } = useGetVersion({
    query: { staleTime: Infinity, ...(configuration.server && { initialData: configuration.server }) },
  });
  const { storeName, mode, teamVisionUrl } = configuration;
  return (
    <Footer
      storeName={storeName}
      clientVersion={CLIENT_VERSION}
      commitHash={data?.commitHash.slice(0, 7)}
      serverVersion={data?.version}
      mode={mode}
      termsHref={paths.terms()}
      privacyHref={paths.privacy()}
      teamVisionHref={teamVisionUrl ?? paths.teamVision()}
      year={year}
    />
  );
};
