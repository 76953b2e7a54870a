import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { LegalDraft } from '#contract/operator/model/legalDraft.ts';
import type { LegalDraftTexts } from '#contract/operator/model/legalDraftTexts.ts';
import type { LegalTexts } from '#contract/operator/model/legalTexts.ts';
import type { LegalVersion } from '#contract/operator/model/legalVersion.ts';
import type { LegalVersionRequest } from '#contract/operator/model/legalVersionRequest.ts';
import { LegalTexts as Schema } from '#contract/operator/zod/schemas/legalTexts.zod.ts';
import { languages } from '#domain/languages.ts';
import { formatEffectiveDay } from '#domain/legal-text.ts';
import { Form } from '#web/components/form/Form.tsx';
import { trimmed } from '#web/components/form/schemas.ts';
import { TextAreaField } from '#web/components/form/TextAreaField.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { type FormDraft, type FormOf, useForm } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './LegalEditor.module.css';
import { LegalTextCards } from './LegalTextCards.tsx';

/** The next version of a legal text, as it is typed; the day is empty for at once. */
const legalSchema = zod.strictObject({
  texts: zod.strictObject({ en: trimmed(Schema.shape.en), de: trimmed(Schema.shape.de) }),
  effectiveOn: zod.string(),
});

type LegalDraftsProps = {
  /** What operators are writing; only those of others are shown. */
  drafts: readonly LegalDraft[];
  /** Called with the one whose text is wanted in the fields. */
  onTake: (draft: LegalDraft) => void;
};

/** Says that other operators are writing the same text, and takes theirs into the fields. */
const LegalDrafts = ({ drafts, onTake }: LegalDraftsProps): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  const { dateTime } = useFormat();
  return (
    <>
      {drafts
        .filter(({ isOwn }) => !isOwn)
        .map((draft) => (
          <Banner
            key={draft.operator}
            action={
              <Button
                size="small"
                onPress={() => onTake(draft)}
                aria-label={t('editor.takeOf', { operator: draft.operator })}
              >
                {t('editor.take')}
              </Button>
            }
          >
            {t('editor.draftOf', { operator: draft.operator, at: dateTime(draft.savedAt) })}
          </Banner>
        ))}
    </>
  );
};

export type LegalValues = { texts: Record<keyof LegalTexts, string>; effectiveOn: string };

export type LegalStep = 'write' | 'preview';

export type LegalEditorProps = {
  /** The newest version: the next one comes after it. */
  latest: LegalVersion;
  /** What the fields start with. */
  texts: LegalTexts;
  /** Where the operator is. */
  step: LegalStep;
  /** Called with the step to show. */
  onStep: (step: LegalStep) => void;
  /** Called with the version to publish. Return the promise of the call. */
  onPublish: (request: LegalVersionRequest) => unknown;
  /** The call is under way: the button waits. */
  isPublishing?: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure?: string | undefined;
  /** The values of an earlier visit. */
  draft?: FormDraft<LegalValues>;
  /** What operators saved of this text, their own one among them. */
  drafts?: readonly LegalDraft[];
  /** Called with the texts to keep, which may be unfinished. Return the promise of the call. */
  onSave?: (texts: LegalDraftTexts) => unknown;
  /** The texts are being kept: the button waits. */
  isSaving?: boolean;
};

type StepProps = LegalEditorProps & { form: FormOf<LegalValues, LegalValues> };

const Writing = (props: StepProps): ReactElement => {
  const { form, onStep, drafts = [], onSave, isSaving = false } = props;
  const { t } = useTranslation('operatorLegal');
  const { dateTime } = useFormat();
  const own = drafts.find(({ isOwn }) => isOwn);
  const take = ({ texts }: LegalDraft): void =>
    form.setValue('texts', { ...texts }, { shouldDirty: true, shouldValidate: true });
  const { control, formState } = form;
  const unchanged = formState.isDirty ? undefined : t('editor.unchanged');
  return (
    <>
      <p>{t('editor.format')}</p>
      <LegalDrafts drafts={drafts} onTake={take} />
      <div className={styles.fields}>
        {languages.map((language) => (
          <TextAreaField
            key={language}
            control={control}
            name={`texts.${language}`}
            label={t(`editor.languages.${language}`)}
            rows={24}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        {onSave && (
          <Button onPress={() => void onSave(form.getValues('texts'))} isPending={isSaving} disabledReason={unchanged}>
            {t('editor.save')}
          </Button>
        )}
        <Button
          variant="primary"
          onPress={() => onStep('preview')}
          disabledReason={formState.isValid ? unchanged : t('editor.incomplete')}
        >
          {t('editor.preview')}
        </Button>
      </div>
      {own && <p>{t('editor.savedAt', { at: dateTime(own.savedAt) })}</p>}
    </>
  );
};

/** What the reader of the newest version has to know about another version that is only announced. */
const Waiting = ({ latest: { state, version, effectiveAt } }: LegalEditorProps): ReactElement | null => {
  const { t } = useTranslation('operatorLegal');
  if (state !== 'SCHEDULED') return null;
  return (
    <Banner tone="warning">{t('editor.waiting', { number: version, date: formatEffectiveDay(effectiveAt) })}</Banner>
  );
};

/** The button before it is below the long text. */
const useTop = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
};

const Preview = (props: StepProps): ReactElement => {
  const { form, latest, onStep, isPublishing, failure } = props;
  const { t } = useTranslation('operatorLegal');
  const { texts, effectiveOn } = form.getValues();
  const heading = useTop();
  const [today] = useState(() => new Date().toISOString());
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('editor.preview')}
      </h2>
      <LegalTextCards texts={texts} timestamp={effectiveOn || today} />
      <Card title={t('editor.publication')}>
        <div className={styles.form}>
          <p>{t(latest.document === 'TERMS' ? 'editor.asked' : 'editor.shown')}</p>
          <Waiting {...props} />
          <div className={styles.day}>
            <TextField
              control={form.control}
              name="effectiveOn"
              type="date"
              label={t('editor.effectiveOn')}
              description={t('editor.effectiveHint')}
            />
          </div>
          {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
          <div className={styles.buttons}>
            <Button onPress={() => onStep('write')}>{t('editor.change')}</Button>
            <Button type="submit" variant="primary" isPending={isPublishing === true}>
              {t('editor.submit', { number: latest.version + 1 })}
            </Button>
          </div>
        </div>
      </Card>
    </>
  );
};

/**
 * Writes the next version of a legal text in two steps: the text in every language, then its preview, from which it is
 * published.
 */
export const LegalEditor = (props: LegalEditorProps): ReactElement => {
  const { latest, texts, step, onPublish, isPublishing, draft } = props;
  const form = useForm<LegalValues, LegalValues>({
    schema: legalSchema,
    defaultValues: { texts, effectiveOn: '' },
    draft,
  });
  const isReady = form.formState.isDirty && form.formState.isValid;
  const Step = step === 'preview' && isReady ? Preview : Writing;
  return (
    <Form
      form={form}
      onSubmit={({ texts: typed, effectiveOn }) =>
        onPublish({ texts: typed, seen: latest.version, ...(effectiveOn !== '' && { effectiveOn }) })
      }
      isPending={isPublishing}
      className={styles.form}
    >
      <Step {...props} form={form} />
    </Form>
  );
};
