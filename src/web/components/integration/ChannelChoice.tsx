import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { RadioList, type RadioOption } from '#web/ui/fields/RadioList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './ChannelChoice.module.css';

export interface ChannelChoiceProps {
  /** What each channel has of its own. */
  subtitle: string;
  channels: readonly RadioOption[];
  chosen: string;
  onChoose: (value: string) => void;
  /** What belongs to the chosen one. */
  children: ReactNode;
}

/** The sales channels of one interface, and beside them what belongs to the chosen one. */
export const ChannelChoice = ({ subtitle, channels, chosen, onChoose, children }: ChannelChoiceProps): ReactElement => {
  const { t } = useTranslation('integration');
  return (
    <div className={styles.columns}>
      <Card title={t('channels')} subtitle={subtitle}>
        <RadioList label={t('channels')} isLabelHidden options={channels} value={chosen} onChange={onChoose} />
      </Card>
      {children}
    </div>
  );
};

/** The place of both while the channels are on their way. */
export const ChannelChoiceSkeleton = ({ height }: { height: string }): ReactElement => (
  <div className={styles.columns} aria-hidden>
    <Skeleton shape="block" height="9rem" />
    <Skeleton shape="block" height={height} />
  </div>
);
