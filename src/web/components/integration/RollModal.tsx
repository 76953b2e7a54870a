import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { RollRequest } from '#contract/storefront/zod/schemas/rollRequest.zod.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import type { RadioOption } from '#web/ui/fields/RadioList.tsx';
import { Modal, useFocusReturn } from '#web/ui/overlays/Modal.tsx';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { RadioField } from '#web/components/form/RadioField.tsx';
import { typedNumber } from '#web/components/form/schemas.ts';
import { useForm } from '#web/components/form/use-form.ts';
import styles from './RollModal.module.css';

/** A secret or key of a channel, and until when the previous one is accepted too. */
type Rolled = {
  value: string;
  previousValidUntil: string | undefined;
};

const hour = 60 * 60;
const day = 24 * hour;

/** After how many seconds the previous secret or key may end: at once, or up to the contract's maximum. */
const ROLL_PERIODS_S = { now: 0, hour, day, week: 7 * day, month: 30 * day } as const;

type RollPeriod = keyof typeof ROLL_PERIODS_S;

/** The end of the previous secret or key. The choices of a form are texts. */
const rollSchema = zod.strictObject({
  previousValidForSeconds: typedNumber(RollRequest.shape.previousValidForSeconds, () => undefined),
});

type RollModalProps = {
  /** The kind of value that the channel gets a new one of. */
  kind: 'secret' | 'key';
  /** Its name, so that the right one is changed. */
  channel: string;
  /** Until when an earlier one is still accepted: that one ends with this roll. */
  previousValidUntil?: string | undefined;
  /** Called with how many seconds the old value stays valid: 0 ends it at once. */
  onRoll: (previousValidForSeconds: number) => unknown;
  /** Called by Cancel, Done, the close button and Escape. */
  onClose: () => void;
  /** The call is under way: the button waits. */
  isRolling?: boolean;
  /** Why the last attempt failed. */
  failure?: string | undefined;
  /** The new value, once it exists. */
  rolled?: Rolled | undefined;
};

const periods = Object.keys(ROLL_PERIODS_S) as RollPeriod[];

const Choice = (props: RollModalProps): ReactElement => {
  const { kind, channel, previousValidUntil, onRoll, onClose, isRolling = false, failure } = props;
  const { t } = useTranslation('integration');
  const { dateTime } = useFormat();
  const form = useForm({ schema: rollSchema, defaultValues: { previousValidForSeconds: String(ROLL_PERIODS_S.day) } });
  const option = (period: RollPeriod): RadioOption => ({
    value: String(ROLL_PERIODS_S[period]),
    label: t(`roll.after.${period}`),
    ...(period === 'now' && { description: t(`roll.${kind}.atOnce`) }),
  });
  return (
    <FormModal
      form={form}
      failure={failure}
      onSubmit={({ previousValidForSeconds }) => onRoll(previousValidForSeconds)}
      isPending={isRolling}
      onClose={onClose}
      title={t(`roll.${kind}.title`, { channel })}
      isLocked={isRolling}
      submitLabel={t(`roll.${kind}.submit`)}
      className={styles.content}
    >
      <p>{t(`roll.${kind}.text`)}</p>
      <RadioField
        control={form.control}
        name="previousValidForSeconds"
        label={t(`roll.${kind}.label`)}
        options={periods.map(option)}
      />
      {previousValidUntil !== undefined && (
        <p className={styles.hint}>{t(`roll.${kind}.earlier`, { time: dateTime(previousValidUntil) })}</p>
      )}
    </FormModal>
  );
};

const Result = ({ kind, channel, rolled, onClose }: RollModalProps & { rolled: Rolled }): ReactElement => {
  const { t } = useTranslation(['integration', 'common']);
  const { dateTime } = useFormat();
  const { value, previousValidUntil: until } = rolled;
  return (
    <Modal
      isOpen
      onClose={onClose}
      // The second press of a double click on the previous button lands outside.
      isLocked
      title={t(`roll.${kind}.done`, { channel })}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common:done')}
        </Button>
      }
    >
      <div className={styles.content}>
        <CopyField label={t(`roll.${kind}.new`)} value={value} />
        <p>
          {until === undefined ? t(`roll.${kind}.ended`) : t(`roll.${kind}.stillAccepted`, { time: dateTime(until) })}
        </p>
      </div>
    </Modal>
  );
};

/**
 * Gives a channel a new secret or key: asks how long the old one is accepted, then shows the new one to copy.
 *
 * Use it for secrets of the partner API and keys of the SDK alike. It confirms by itself: no ConfirmDialog before it.
 *
 * Anatomy: first the question until when the old value is accepted, with the end of an earlier one below it and what
 * failed; then, in its place, the new value to copy and how long the old one lasts.
 *
 * Do:
 * - Mount it when a channel is to get a new value and unmount it on `onClose`: each time it starts with its question.
 * - Pass `previousValidUntil` where an earlier value is still accepted: this roll ends that one.
 *
 * Don't:
 * - Ask before you open it: it asks by itself, and changes nothing before the answer.
 *
 * Keyboard: when it closes, the focus returns to the button that opened it.
 */
export const RollModal = (props: RollModalProps): ReactElement => {
  useFocusReturn();
  return props.rolled ? <Result {...props} rolled={props.rolled} /> : <Choice {...props} />;
};
