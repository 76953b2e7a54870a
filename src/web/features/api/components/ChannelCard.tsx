import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { EditIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import styles from './ChannelCard.module.css';
import { PreviousNotice } from '#web/components/integration/PreviousNotice.tsx';

type ChannelCardProps = {
  /** The channel with its name and client id. */
  channel: ApiChannel;
  /** Opens the dialog that names it. */
  onRename: () => void;
  /** Opens the dialog that gives it a new secret. */
  onRoll: () => void;
  /** Opens the dialog that switches it off. */
  onRemove: () => void;
};

/** Client id and secret of one channel, and its actions. The secret can be copied without being shown. */
export const ChannelCard = ({ channel, onRename, onRoll, onRemove }: ChannelCardProps): ReactElement => {
  const { t } = useTranslation(['integration', 'api']);
  const toast = useToast();
  const [isShown, setShown] = useState(false);
  const name = channel.name === '' ? t('api:unnamed') : channel.name;
  const confirm = (): void => toast.success(t('channel.copied'), { isShort: true });
  return (
    <Card
      id="credentials"
      title={t('channel.title', { channel: name })}
      subtitle={t('channel.subtitle')}
      action={
        <Button icon={EditIcon} size="small" onPress={onRename}>
          {t('channel.rename')}
        </Button>
      }
    >
      <div className={styles.credentials}>
        <CopyField label={t('channel.clientId')} value={channel.clientId} onCopied={confirm} />
        <CopyField
          label={t('channel.clientSecret')}
          value={channel.clientSecret}
          isHidden={!isShown}
          onCopied={confirm}
        />
        <PreviousNotice kind="secret" validUntil={channel.previousSecretValidUntil} />
        <div className={styles.actions}>
          <Button onPress={() => setShown(!isShown)} aria-expanded={isShown}>
            {isShown ? t('channel.hideSecret') : t('channel.showSecret')}
          </Button>
          <Button onPress={onRoll}>{t('roll.secret.action')}</Button>
          <Button variant="quiet" onPress={onRemove}>
            {t('channel.switchOff')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
