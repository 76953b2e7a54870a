import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hideFlag } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { configuration } from '#web/configuration/configuration.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

const bannerHidden = hideFlag('hideCreditsBanner');

/** The store's own message where one is configured, else a default one; once put away it stays away. */
export const CreditsBanner = (): ReactElement | null => {
  const { t } = useTranslation('credits');
  const isHidden = useStored(bannerHidden);
  if (isHidden) return null;
  const { text, link, linkText } = configuration.creditsBanner ?? {
    text: t('banner'),
    link: paths.pricing(),
    linkText: t('bannerLink'),
  };
  return (
    <Banner
      onClose={() => bannerHidden.write(true)}
      action={link === undefined ? undefined : <Link href={link}>{linkText ?? link}</Link>}
    >
      {text}
    </Banner>
  );
};
