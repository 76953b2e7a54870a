import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { InView } from '#web/ui/layout/InView.tsx';
import styles from './ChangedElsewhere.module.css';
import type { Elsewhere } from './use-elsewhere.ts';

type ChangedElsewhereProps<Values> = {
  /** What `useElsewhere` returned. */
  elsewhere: Pick<Elsewhere<Values>, 'saved' | 'keepTyped' | 'takeSaved' | 'isSaving'>;
  /** The values that are typed now. */
  typed: Values;
  /** The fields in words: the label of each with its value. */
  describe: (values: Values) => readonly (readonly [label: string, value: string])[];
};

/**
 * In a form whose change was refused, because another window or somebody else saved other values since it was opened: both,
 * side by side, and a choice between them. Nothing is shown otherwise.
 *
 * Use it in every form of something that can be changed in two places, as a part of its Form, with `useElsewhere`.
 *
 * Anatomy: a warning; a table of the fields that differ, with what was saved and what is typed; two buttons.
 *
 * Do:
 * - Describe each field by the label that it has in the form.
 * - Put it above the submit button, which gives way to it: FormModal does so by itself, a page shows its own only
 *   where the form is not `isChoosing`.
 *
 * Don't:
 * - Report the same refusal in a toast.
 *
 * Keyboard: its buttons are in the order of the page; "Save mine" submits the form, as Enter in a line does.
 */
export const ChangedElsewhere = <Values,>(props: ChangedElsewhereProps<Values>): ReactElement | null => {
  const { elsewhere, typed, describe } = props;
  const { t } = useTranslation('errors');
  if (elsewhere.saved === undefined) return null;
  const mine = describe(typed);
  const rows = describe(elsewhere.saved)
    .map(([label, saved], index) => ({ label, saved, typed: mine[index]?.[1] ?? '' }))
    .filter((row) => row.saved !== row.typed);
  const shown = (value: string): string => (value === '' ? t('elsewhere.empty') : value);
  return (
    <InView takesFocus>
      <Banner tone="warning" title={t('elsewhere.title')}>
        <p>{t(rows.length === 0 ? 'elsewhere.same' : 'elsewhere.text')}</p>
        {rows.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('elsewhere.field')}</th>
                <th scope="col">{t('elsewhere.saved')}</th>
                <th scope="col">{t('elsewhere.typed')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td>{shown(row.saved)}</td>
                  <td>{shown(row.typed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className={styles.choice}>
          <Button
            type="submit"
            size="small"
            variant="primary"
            isPending={elsewhere.isSaving ?? false}
            onPress={elsewhere.keepTyped}
          >
            {t('elsewhere.keepTyped')}
          </Button>
          <Button size="small" onPress={elsewhere.takeSaved}>
            {t('elsewhere.takeSaved')}
          </Button>
        </div>
      </Banner>
    </InView>
  );
};
