import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDraft } from '#contract/operator/model/legalDraft.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

export type LegalDraftsProps = {
  /** What operators are writing; only those of others are shown. */
  drafts: readonly LegalDraft[];
  /** Called with the one whose text is wanted in the fields. */
  onTake: (draft: LegalDraft) => void;
};

/**
 * Says that other operators are writing the same text, and takes theirs into the fields.
 *
 * Use it above the fields of the LegalEditor.
 *
 * Keyboard: Tab reaches the button of each.
 */
export const LegalDrafts = ({ drafts, onTake }: LegalDraftsProps): ReactElement => {
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
