import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { RadioList, type RadioOption } from '#web/ui/fields/RadioList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './ChannelChoice.module.css';

export type ChannelChoiceProps = {
  /** What each channel has of its own. */
  subtitle: string;
  /** Undefined while they are on their way. */
  channels: readonly RadioOption[] | undefined;
  chosen?: string | undefined;
  onChoose: (value: string) => void;
  /** A button beside their heading. */
  action?: ReactNode;
  /** What belongs to the chosen one, or its place. */
  children: ReactNode;
};

/** The sales channels of one interface, and beside them what belongs to the chosen one. */
export const ChannelChoice = (props: ChannelChoiceProps): ReactElement => {
  const { subtitle, channels, chosen = null, onChoose, action, children } = props;
  const { t } = useTranslation('integration');
  return (
    <div className={styles.columns}>
      <Card title={t('channels')} subtitle={subtitle} action={action}>
        {channels ? (
          <RadioList label={t('channels')} isLabelHidden options={channels} value={chosen} onChange={onChoose} />
        ) : (
          <Skeleton shape="block" height="2.5rem" />
        )}
      </Card>
      {children}
    </div>
  );
};
