import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Brand } from '#contract/storefront/model/brand.ts';
import type { UpdateBrandRequest } from '#contract/storefront/model/updateBrandRequest.ts';
import { type BrandForm, toBrandForm, toUpdateBrandRequest } from '#domain/brand.ts';
import { Form } from '#web/components/form/Form.tsx';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { BrandFields } from './BrandFields.tsx';
import { BrandPreview } from './BrandPreview.tsx';
import { brandSchema } from './brand-schema.ts';
import styles from './BrandEditor.module.css';

export type BrandEditorProps = {
  /** The stored brand; the fields start with its values. */
  brand: Brand;
  /** The address of a travellers' page in the brand of this query. */
  previewOf: (query: Record<string, string>) => string;
  /** Called with valid and changed values only. Return the promise of the call, so that Save waits for it. */
  onSave: (changed: UpdateBrandRequest) => unknown;
  /** The call is under way: Save waits. */
  isSaving: boolean;
  /** Of an earlier visit. */
  draft?: FormDraft<BrandForm>;
};

/** The preview follows when typing pauses. */
const PAUSE_MS = 400;

/**
 * The form of the brand, and beside it the pages that it changes.
 *
 * Use it on the page of the brand, as wide as there is room: on phones the preview is below the form.
 *
 * Keyboard: Tab goes through the fields to Save, then to the switch of the preview's page.
 */
export const BrandEditor = ({ brand, previewOf, onSave, isSaving, draft }: BrandEditorProps): ReactElement => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const form = useForm({ schema: brandSchema, defaultValues: toBrandForm(brand), draft });
  const typed = useDebounced(JSON.stringify(useWatch({ control: form.control })), PAUSE_MS);
  const set = toUpdateBrandRequest(JSON.parse(typed) as BrandForm);
  const shown = { name: brand.defaultName, ...(set as Record<string, string>), language };
  return (
    <div className={styles.columns}>
      <Card title={t('brand.seen')} subtitle={t('brand.intro')}>
        <Form
          form={form}
          onSubmit={(sent) => onSave(toUpdateBrandRequest(sent))}
          isPending={isSaving}
          className={styles.form}
        >
          <BrandFields form={form} defaultName={brand.defaultName} />
          <div>
            <Button
              type="submit"
              variant="primary"
              isPending={isSaving}
              disabledReason={form.formState.isValid ? undefined : t('brand.incomplete')}
            >
              {t('brand.save')}
            </Button>
          </div>
        </Form>
      </Card>
      <div className={styles.preview}>
        <BrandPreview addressOf={(page) => previewOf({ page, ...shown })} />
      </div>
    </div>
  );
};
