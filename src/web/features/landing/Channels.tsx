import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageTextBlock, type ImageTextBlockProps } from '#web/components/page/ImageTextBlock.tsx';
import { useSession } from '#web/session/session-context.ts';
import { paths } from '#web/navigation/paths.ts';
import { CodeIcon, SmartphoneIcon, StoreIcon } from '#web/ui/icons.ts';
import styles from './Channels.module.css';
import { Section } from './Section.tsx';
import { Failure } from './Failure.tsx';
import { useAttempt } from './use-attempt.ts';

/** The three ways to sell. */
export const Channels = (): ReactElement => {
  const { t } = useTranslation('landing');
  const { signIn } = useSession();
  const [, attempt, isFailed] = useAttempt();
  const onLogin = (wanted: string): void => attempt(() => signIn(wanted));
  const blockOf = (key: 'pointOfSale' | 'api' | 'sdk'): Pick<ImageTextBlockProps, 'headline' | 'text'> => ({
    headline: t(`channels.${key}.title`),
    text: t(`channels.${key}.text`),
  });
  return (
    <Section title={t('channels.title')} lead={t('channels.lead')}>
      <div className={styles.channels}>
        <ImageTextBlock
          {...blockOf('pointOfSale')}
          icon={StoreIcon}
          link={{ label: t('channels.pointOfSale.link'), href: paths.pointOfSale() }}
          onLogin={onLogin}
        />
        <ImageTextBlock
          {...blockOf('api')}
          icon={CodeIcon}
          link={{ label: t('channels.api.link'), href: paths.apiSpecifications() }}
        />
        <ImageTextBlock
          {...blockOf('sdk')}
          icon={SmartphoneIcon}
          link={{ label: t('channels.sdk.link'), href: paths.sdk() }}
          onLogin={onLogin}
        />
      </div>
      <Failure isFailed={isFailed} />
    </Section>
  );
};
