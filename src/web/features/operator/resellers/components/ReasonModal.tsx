import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { StoreViewRequest } from '#contract/operator/zod/schemas/storeViewRequest.zod.ts';
import { SuspensionRequest } from '#contract/operator/zod/schemas/suspensionRequest.zod.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { trimmed } from '#web/components/form/schemas.ts';
import { TextAreaField } from '#web/components/form/TextAreaField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import styles from '../../components/DeskModal.module.css';

const schemas = {
  view: zod.strictObject({ reason: trimmed(StoreViewRequest.shape.reason) }),
  suspend: zod.strictObject({ reason: trimmed(SuspensionRequest.shape.reason) }),
};

type ReasonModalProps = {
  /** What is to be done: to look at the store of the reseller, or to stop its selling. */
  action: keyof typeof schemas;
  /** What the reseller is called. */
  name: string;
  /** Called with the reason, which is not empty. Return the promise of the call. */
  onSubmit: (reason: string) => unknown;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
  /** The call is under way: the button waits. */
  isPending?: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure?: string | undefined;
};

/** Asks why an operator does something to a reseller; says what that does. */
export const ReasonModal = (props: ReasonModalProps): ReactElement => {
  const { action, name, onSubmit, onClose, isPending = false, failure } = props;
  const { t } = useTranslation('operatorResellers');
  const form = useForm({ schema: schemas[action], defaultValues: { reason: '' } });
  return (
    <FormModal
      form={form}
      onSubmit={({ reason }) => onSubmit(reason)}
      isPending={isPending}
      isLocked={isPending}
      onClose={onClose}
      title={t(`${action}.title`, { name })}
      submitLabel={t(`${action}.submit`)}
      disabledReason={form.formState.isValid ? undefined : t(`${action}.noReason`)}
      className={styles.content}
    >
      <p>{t(`${action}.text`)}</p>
      <TextAreaField control={form.control} name="reason" label={t(`${action}.reason`)} failure={failure} />
    </FormModal>
  );
};
