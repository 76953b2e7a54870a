import type { ReactElement } from 'react';
import { Group } from 'react-aria-components/Group';
import { useTranslation } from 'react-i18next';
import { presetRange, RANGE_PRESETS, type RangeDraft } from '#domain/date-range.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './RangePresets.module.css';

type RangePresetsProps = {
  /** Called with the days and times of the period that was chosen. */
  onPick: (range: RangeDraft) => void;
  /** The present, at which the periods that last until today end. */
  now: () => Date;
};

/**
 * Periods that are often wanted, each a press away: today, the last 30 days, last month.
 *
 * Use it above a DateRangePicker, for what needs no calendar.
 *
 * Keyboard: each is a button.
 */
export const RangePresets = ({ onPick, now }: RangePresetsProps): ReactElement => {
  const { t } = useTranslation('dateRange');
  return (
    <Group aria-label={t('presets.label')} className={styles.presets ?? ''}>
      {RANGE_PRESETS.map((preset) => (
        <Button key={preset} size="small" onPress={() => onPick(presetRange(preset, now()))}>
          {t(`presets.${preset}`)}
        </Button>
      ))}
    </Group>
  );
};
