import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { downloads } from '#web/configuration/downloads.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { DownloadIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';

/** Branding for an app, as a zip. */
export const Branding = (): ReactElement => {
  const { t } = useTranslation('sdk');
  const isMobile = useIsMobile();
  return (
    <Card
      title={t('branding.title')}
      subtitle={t('branding.subtitle')}
      action={
        <Link href={downloads.branding()} variant="secondary" icon={DownloadIcon} download>
          {isMobile ? t('branding.downloadShort') : t('branding.download')}
        </Link>
      }
    />
  );
};
