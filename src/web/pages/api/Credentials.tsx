import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiChannels } from '#contract/storefront/model/apiChannels.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import styles from './ApiPage.module.css';

interface CredentialsProps {
  channel: ApiChannels[number];
  name: string;
}

/** What is seen over a shoulder of a hidden secret. */
const HIDDEN_LENGTH = 4;

/** Client id and secret of one channel. The secret is copied whole without being shown. */
export const Credentials = ({ channel, name }: CredentialsProps): ReactElement => {
  const { t } = useTranslation('api');
  const toast = useToast();
  const [isShown, setShown] = useState(false);
  const confirm = (): void => toast.success(t('copied'), { isShort: true });
  return (
    <Card title={t('credentials', { channel: name })} subtitle={t('credentialsSubtitle')}>
      <div className={styles.credentials}>
        <CopyField label={t('clientId')} value={channel.clientId} onCopied={confirm} />
        <CopyField
          label={t('clientSecret')}
          value={channel.clientSecret}
          onCopied={confirm}
          {...(!isShown && { truncateAt: HIDDEN_LENGTH })}
        />
        <Button onPress={() => setShown(!isShown)} aria-expanded={isShown}>
          {isShown ? t('hideSecret') : t('showSecret')}
        </Button>
      </div>
    </Card>
  );
};
