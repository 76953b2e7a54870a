import { type ReactElement, type ReactNode, useEffect, useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { type DateRange, draftOf, type RangeDraft, rangeOf, rangeProblem } from '#domain/date-range.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { DateRangePicker } from './DateRangePicker.tsx';
import { RangePresets } from './RangePresets.tsx';

type DateRangeModalProps = {
  /** Whether it is shown; each time it begins with `range`. */
  isOpen: boolean;
  /** Called by Cancel, the close button, Escape and a press outside: nothing changes. */
  onClose: () => void;
  /** What the time limits: 'Filter by date'. */
  title: string;
  /** What is chosen already. */
  range: DateRange | undefined;
  /** Called by Filter with a complete and valid range, and at once by a period with a name; the caller closes the dialog. */
  onChange: (range: DateRange) => void;
  /** The present, which no end may pass; asked for each time that it is needed. */
  now: () => Date;
  /** Takes the place of Cancel, before Filter. */
  aside?: ReactNode;
};

/** The address keeps the days and times as they are chosen; the call gets them with the zone (VAL-048). */
const schemaAt = (now: () => Date) =>
  zod.strictObject({
    range: zod.pipe(
      zod.custom<RangeDraft>((draft) => rangeProblem(draft, now()) === undefined),
      zod.transform((draft) => rangeOf(draft)),
    ),
  });

const valuesOf = (range: DateRange | undefined): { range: RangeDraft } => ({ range: range ? draftOf(range) : {} });

/**
 * Chooses a time by its first and its last day.
 *
 * Use it behind a button that shows the chosen time. Fixed periods need no dialog: PeriodChoice.
 *
 * Anatomy: periods with a name, each of which is taken at once; the calendar with the time of both ends; at its foot the aside or Cancel, and Filter.
 *
 * Do:
 * - Show the chosen time on the button that opens it: the dialog closes on it.
 * - Give `aside` where the limit can be taken away: the history has Reset there.
 *
 * Don't:
 * - Use it for a day in the future: no end passes `now`.
 *
 * Keyboard: as in DateRangePicker.
 */
export const DateRangeModal = (props: DateRangeModalProps): ReactElement => {
  const { isOpen, onClose, title, range, onChange, now, aside } = props;
  const { t } = useTranslation('common');
  const schema = useMemo(() => schemaAt(now), [now]);
  const form = useForm({ schema, defaultValues: valuesOf(range) });
  const { control, formState, reset } = form;
  useEffect(() => {
    if (isOpen) reset(valuesOf(range));
  }, [isOpen, range, reset]);
  return (
    <FormModal
      form={form}
      onSubmit={(chosen) => chosen.range && onChange(chosen.range)}
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      width={650}
      submitLabel={t('filter')}
      aside={aside}
    >
      <Controller
        control={control}
        name="range"
        render={({ field }) => (
          <>
            <RangePresets
              onPick={(preset) => {
                const period = rangeOf(preset);
                if (period) onChange(period);
              }}
              now={now}
            />
            <DateRangePicker
              value={field.value}
              onChange={field.onChange}
              now={now}
              isErrorShown={formState.isSubmitted && !formState.isSubmitSuccessful}
            />
          </>
        )}
      />
    </FormModal>
  );
};
