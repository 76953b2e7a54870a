import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { RadioList } from '#web/ui/fields/RadioList.tsx';
import { InView } from '#web/ui/layout/InView.tsx';
import styles from './ElsewhereChoice.module.css';

type Side = 'saved' | 'typed';

/** A field with two values. */
export type Difference = { field: string; label: string } & Record<Side, string>;

/** What the button that saves says: whose values these are, and neither's where nothing is left to choose. */
const saveLabel = (kept: number, of: number) => {
  if (of === 0) return 'elsewhere.saveShown';
  return kept === 0 ? 'elsewhere.keepTyped' : 'elsewhere.saveChoice';
};

type ElsewhereChoiceProps = {
  /** Empty where the values differ no more, but together cannot be saved. */
  differences: readonly Difference[];
  /** A change is under way. */
  isSaving?: boolean;
  /** Called before the form is submitted, with the fields whose saved value is kept. */
  onKeep: (saved: string[]) => void;
  /** Called where all that is saved is kept. */
  onTakeSaved: () => void;
};

/**
 * Of fields that were changed in a form and elsewhere: both values of each, and a choice between them.
 *
 * Use it by ChangedElsewhere alone, which loads it when it is needed.
 *
 * Anatomy: a warning; for each field what is saved and what is typed, of which one is chosen, at first what is typed; the
 * button that saves the choice, and one that keeps all that is saved.
 *
 * Do:
 * - Put it into the form that it belongs to, which its first button submits.
 *
 * Don't:
 * - Show fields that were changed on one side alone.
 *
 * Keyboard: Tab reaches each field, arrows choose; the first button submits the form, as Enter in a line does.
 */
export const ElsewhereChoice = (props: ElsewhereChoiceProps): ReactElement => {
  const { differences, isSaving = false, onKeep, onTakeSaved } = props;
  const { t } = useTranslation('errors');
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const saved = differences.map(({ field }) => field).filter((field) => chosen[field] === 'saved');
  return (
    <InView takesFocus>
      <Banner tone="warning" title={t('elsewhere.title')}>
        <p>{t(differences.length === 0 ? 'elsewhere.merged' : 'elsewhere.text')}</p>
        <div className={styles.fields}>
          {differences.map(({ field, label, ...values }) => (
            <RadioList<Side>
              key={field}
              label={label}
              options={(['saved', 'typed'] as const).map((side) => ({
                value: side,
                label: t(`elsewhere.${side}`),
                description: values[side],
              }))}
              value={chosen[field] ?? 'typed'}
              onChange={(side) => setChosen({ ...chosen, [field]: side })}
            />
          ))}
        </div>
        <div className={styles.choice}>
          <Button type="submit" size="small" variant="primary" isPending={isSaving} onPress={() => onKeep(saved)}>
            {t(saveLabel(saved.length, differences.length))}
          </Button>
          <Button size="small" onPress={onTakeSaved}>
            {t('elsewhere.takeSaved')}
          </Button>
        </div>
      </Banner>
    </InView>
  );
};
