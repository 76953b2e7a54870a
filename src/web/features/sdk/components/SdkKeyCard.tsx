import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { LockIcon, PlusIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { PreviousNotice } from '#web/components/integration/PreviousNotice.tsx';
import styles from './SdkKeyCard.module.css';

type SdkKeyCardProps = {
  /** The SDK channel with its key and the address that verifies devices. */
  channel: Pick<SdkChannel, 'key' | 'name' | 'webhookUrl' | 'previousKeyValidUntil'>;
  /** Opens the dialog for the server URL. */
  onVerify: () => void;
  /** Opens the dialog that gives the channel a new key. */
  onRoll: () => void;
};

const ServerUrl = ({ url, onVerify }: { url: string | null; onVerify: () => void }): ReactElement => {
  const { t } = useTranslation('integration');
  if (url === null) {
    return (
      <Banner
        tone="warning"
        title={t('sdkKey.noServerUrl')}
        action={
          <Button size="small" icon={PlusIcon} onPress={onVerify}>
            {t('sdkKey.addServerUrl')}
          </Button>
        }
      >
        {t('sdkKey.noServerUrlHint')}
      </Banner>
    );
  }
  return (
    <>
      <TextField
        label={t('sdkKey.serverUrl')}
        type="url"
        icon={LockIcon}
        value={url}
        onChange={() => undefined}
        isReadOnly
      />
      <div className={styles.below}>
        <p className={styles.hint}>{t('sdkKey.serverUrlHint')}</p>
        <Button variant="quiet" size="small" onPress={onVerify}>
          {t('webhook.change')}
        </Button>
      </div>
    </>
  );
};

/** The key that an app needs to sell through a channel, and the server that verifies its devices. */
export const SdkKeyCard = ({ channel, onVerify, onRoll }: SdkKeyCardProps): ReactElement => {
  const { t } = useTranslation('integration');
  const toast = useToast();
  return (
    <Card
      title={t('sdkKey.title', { channel: channel.name })}
      subtitle={t('sdkKey.subtitle')}
      action={
        <Button size="small" onPress={onRoll}>
          {t('roll.key.action')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <CopyField
          label={t('sdkKey.label')}
          value={channel.key}
          onCopied={() => toast.success(t('channel.copied'), { isShort: true })}
        />
        <PreviousNotice kind="key" validUntil={channel.previousKeyValidUntil} />
        <div className={styles.server}>
          <ServerUrl url={channel.webhookUrl} onVerify={onVerify} />
        </div>
      </div>
    </Card>
  );
};
