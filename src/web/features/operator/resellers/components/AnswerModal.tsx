import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { AnswerRequest } from '#contract/operator/zod/schemas/answerRequest.zod.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { trimmed } from '#web/components/form/schemas.ts';
import { TextAreaField } from '#web/components/form/TextAreaField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import styles from '../../components/DeskModal.module.css';

const answerSchema = zod.strictObject({ text: trimmed(AnswerRequest.shape.text) });

export type AnswerModalProps = {
  /** What is asked for, in a few words. */
  name: string;
  /** What the reseller wrote. */
  message: string;
  /** What another operator answered in the meantime, and above it who and when: nothing can be sent any more. */
  other?: { title: string; text: string } | undefined;
  /** Called with the answer. Return the promise of the call. */
  onSubmit: (text: string) => unknown;
  /** Called when the operator leaves it. */
  onClose: () => void;
  /** The call is under way. */
  isPending?: boolean;
  /** Why the last try failed. */
  failure?: string | undefined;
};

/** Answers what a reseller asked for, beside what it wrote. What was typed stays when another operator was quicker. */
export const AnswerModal = (props: AnswerModalProps): ReactElement => {
  const { name, message, other, onSubmit, onClose, isPending = false, failure } = props;
  const { t } = useTranslation(['operatorResellers', 'common']);
  const form = useForm({ schema: answerSchema, defaultValues: { text: '' } });
  return (
    <FormModal
      form={form}
      onSubmit={({ text }) => onSubmit(text)}
      isPending={isPending}
      isLocked={isPending}
      onClose={onClose}
      title={t('requests.answerTitle')}
      submitLabel={t('requests.send')}
      canSubmit={other === undefined}
      {...(other && { aside: <Button onPress={onClose}>{t('common:close')}</Button> })}
      disabledReason={form.formState.isValid ? undefined : t('requests.noText')}
      className={styles.content}
    >
      <strong>{name}</strong>
      <blockquote className={styles.quote}>{message}</blockquote>
      {other && (
        <Banner tone="warning" title={t('requests.answeredByOther')}>
          <p>{other.title}</p>
          <p className={styles.lines}>{other.text}</p>
        </Banner>
      )}
      <TextAreaField
        control={form.control}
        name="text"
        label={t('requests.text')}
        {...(!other && { description: t('requests.textHint') })}
        rows={6}
        failure={other ? undefined : failure}
      />
    </FormModal>
  );
};
