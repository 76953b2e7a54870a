import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import type { Difference } from './ElsewhereChoice.tsx';
import type { Elsewhere } from './use-elsewhere.ts';

const ElsewhereChoice = lazyComponent(async () => (await import('./ElsewhereChoice.tsx')).ElsewhereChoice);

type ChangedElsewhereProps<Values> = {
  /** What `useElsewhere` returned. */
  elsewhere: Elsewhere<Values>;
  /** The values that are typed now. */
  typed: Values;
  /** The fields in words: the path of each, its label and its value. */
  describe: (values: Values) => readonly (readonly [path: string, label: string, value: string])[];
};

/** What each field says that was changed on both sides and still differs. */
const useDifferences = <Values,>(props: ChangedElsewhereProps<Values>): readonly Difference[] => {
  const { elsewhere, typed, describe } = props;
  const { t } = useTranslation('errors');
  const differences = new Map<string, Difference>();
  if (!elsewhere.conflict) return [];
  const mine = describe(typed);
  const shown = (value: string): string => (value === '' ? t('elsewhere.empty') : value);
  for (const [index, [path, label, value]] of describe(elsewhere.conflict.saved).entries()) {
    const field = elsewhere.fieldOf(path);
    const mineHere = mine[index]?.[2] ?? '';
    if (value === mineHere || !elsewhere.conflict.fields.includes(field)) continue;
    const former = differences.get(field);
    const join = (before: string | undefined, more: string): string =>
      before === undefined ? more : `${before}, ${more}`;
    differences.set(field, {
      field,
      label: join(former?.label, label),
      saved: join(former?.saved, shown(value)),
      typed: join(former?.typed, shown(mineHere)),
    });
  }
  return [...differences.values()];
};

/**
 * In a form whose change was refused, because another window or somebody else changed the same fields since it was opened:
 * both values of each, and a choice between them. Nothing is shown otherwise.
 *
 * Use it in every form of something that can be changed in two places, as a part of its Form, with `useElsewhere`, which
 * puts together what was changed in different fields.
 *
 * Anatomy: an ElsewhereChoice.
 *
 * Do:
 * - Describe each field by the label that it has in the form.
 * - Put it above the submit button, which gives way to it: FormModal does so by itself, a page shows its own only
 *   where the form is not `isChoosing`.
 *
 * Don't:
 * - Report the same refusal in a toast.
 *
 * Keyboard: as in an ElsewhereChoice.
 */
export const ChangedElsewhere = <Values,>(props: ChangedElsewhereProps<Values>): ReactElement | null => {
  const { conflict, keepTyped, takeSaved, isSaving = false } = props.elsewhere;
  const differences = useDifferences(props);
  useFetchAhead(ElsewhereChoice);
  if (!conflict) return null;
  const choice = { differences, isSaving, onKeep: keepTyped, onTakeSaved: takeSaved };
  // Other values are another choice.
  return <ElsewhereChoice key={JSON.stringify(conflict.saved)} {...choice} />;
};
