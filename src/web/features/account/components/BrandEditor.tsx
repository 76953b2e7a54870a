import { type ReactElement, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import {
  updateBrandRequestContactEmailMax,
  updateBrandRequestContactPhoneMax,
  updateBrandRequestLogoUrlMax,
  updateBrandRequestNameMax,
} from '#contract/storefront/constants.ts';
import type { Brand } from '#contract/storefront/model/brand.ts';
import { UpdateBrandRequest } from '#contract/storefront/zod/schemas/updateBrandRequest.zod.ts';
import { type BrandForm, hexDigits, toBrandForm, toHttpsAddress, toUpdateBrandRequest } from '#domain/brand.ts';
import { isEmail } from '#domain/patterns.ts';
import { ChangedElsewhere } from '#web/components/form/ChangedElsewhere.tsx';
import { Form } from '#web/components/form/Form.tsx';
import { useElsewhere } from '#web/components/form/use-elsewhere.ts';
import { shownName, withoutLookAlikes } from '#web/components/form/schemas.ts';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import styles from './BrandEditor.module.css';
import { BrandFields } from './BrandFields.tsx';
import type { UploadedLogo } from './LogoField.tsx';

const COLOR_LENGTH = 7;
const CODE_LENGTH = 3;

/** A text that may be empty: then the field is taken away. `named` say more of what is wrong with it. */
const blankOr = (limit: number, isValid: (text: string) => boolean, ...named: (typeof withoutLookAlikes)[]) =>
  zod.string().check(
    zod.trim(),
    zod.maxLength(limit, { abort: true }),
    ...named,
    zod.refine((text) => text === '' || isValid(text), 'invalid'),
  );

const { contactPhone, contactUrl, displayCurrency, faqUrl, logoUrl } = UpdateBrandRequest.shape;

const address = (contract: zod.ZodMiniType) =>
  blankOr(
    updateBrandRequestLogoUrlMax,
    (text) => contract.safeParse(text).success && toHttpsAddress(text) !== undefined,
  );

const color = blankOr(COLOR_LENGTH, (text) => hexDigits(text) !== undefined);

/** The form of a brand. */
export const brandSchema = zod.strictObject({
  name: shownName(zod.string().check(zod.trim(), zod.maxLength(updateBrandRequestNameMax, { abort: true }))),
  logoUrl: address(logoUrl),
  accentColor: color,
  headerColor: color,
  faqUrl: address(faqUrl),
  contactEmail: blankOr(updateBrandRequestContactEmailMax, isEmail, withoutLookAlikes),
  contactPhone: blankOr(updateBrandRequestContactPhoneMax, (text) => contactPhone.safeParse(text).success),
  contactUrl: address(contactUrl),
  displayCurrency: blankOr(CODE_LENGTH, (text) => displayCurrency.safeParse(text).success),
});

/** The travellers' pages that the preview can show. */
const PREVIEW_PAGES = ['installation', 'customer', 'invalid'] as const;
type PreviewPage = (typeof PREVIEW_PAGES)[number];

type BrandPreviewProps = {
  /** The address of a page in the brand. */
  addressOf: (page: PreviewPage) => string;
};

/** The travellers' own pages in a frame, in a brand that need not be saved. */
const BrandPreview = ({ addressOf }: BrandPreviewProps): ReactElement => {
  const { t } = useTranslation('account');
  const [page, setPage] = useState<PreviewPage>('installation');
  return (
    <Card title={t('brand.preview')}>
      <div className={styles.pages}>
        <SegmentedControl
          label={t('brand.previewPage')}
          options={PREVIEW_PAGES.map((value) => ({ value, label: t(`brand.pages.${value}`) }))}
          value={page}
          onChange={setPage}
        />
        <iframe
          className={styles.frame}
          title={t('brand.previewOf', { page: t(`brand.pages.${page}`) })}
          src={addressOf(page)}
          // It has another origin, so nothing in it reaches the app.
          sandbox="allow-scripts"
        />
      </div>
    </Card>
  );
};

type BrandEditorProps = {
  /** The stored brand; the fields start with its values. */
  brand: Brand;
  /** The address of a travellers' page in the brand of this query. */
  previewOf: (query: Record<string, string>) => string;
  /** Called with valid and changed values only. Return the promise of the call, so that Save waits for it. */
  onSave: (changed: UpdateBrandRequest, version: string | undefined) => unknown;
  /** Reads the brand as it is now. */
  readLatest: () => Promise<Brand>;
  /** Sends a picture, in base64, and returns the brand with it. */
  onUploadLogo: (picture: string) => Promise<Brand>;
  /** What is said of an error of `onUploadLogo`. */
  logoFailureText: UploadedLogo['failureText'];
  /** Called by the button that removes the uploaded logo. */
  onRemoveLogo: UploadedLogo['onRemove'];
  /** The logo is being removed: its button waits. */
  isRemovingLogo: boolean;
  /** The call is under way: Save waits. */
  isSaving: boolean;
  /** The values of an earlier visit. */
  draft?: FormDraft<BrandForm>;
};

const FIELDS = Object.keys(brandSchema.shape) as (keyof BrandForm)[];

/** The preview follows when typing pauses. */
const PAUSE_MS = 400;

/** Those that can be chosen, and the present choice, whose rate may have become too old. */
const currenciesOf = ({ displayCurrency: chosen, displayCurrencies = [] }: Brand): string[] =>
  chosen === undefined || displayCurrencies.includes(chosen) ? displayCurrencies : [...displayCurrencies, chosen];

/** The form of the brand, and beside it the pages that it changes. */
export const BrandEditor = (props: BrandEditorProps): ReactElement => {
  const { brand, previewOf, onSave, readLatest, isSaving, draft } = props;
  const { t } = useTranslation('account');
  const language = useLanguage();
  const form = useForm({ schema: brandSchema, defaultValues: toBrandForm(brand), draft });
  const elsewhere = useElsewhere(form, { stored: brand, toValues: toBrandForm, readLatest });
  const logoPath = brand.uploadedLogoUrl && new URL(brand.uploadedLogoUrl).pathname;
  const upload = async (picture: string): Promise<void> => {
    const { version } = await props.onUploadLogo(picture);
    // It took the place of the address, which nobody else changed then.
    if (brand.logoUrl !== undefined) elsewhere.follow(version);
    form.resetField('logoUrl', { defaultValue: '' });
  };
  const values = useWatch({ control: form.control }) as BrandForm;
  const typed = useDebounced(JSON.stringify(values), PAUSE_MS);
  const { displayCurrency: _, ...set } = toUpdateBrandRequest(JSON.parse(typed) as BrandForm);
  const shown = {
    name: brand.defaultName,
    ...(set as Record<string, string>),
    // What travellers do not read is not shown here either, until another name is typed.
    ...(set.name === brand.name && brand.shownInstead !== undefined && { name: brand.shownInstead }),
    ...(logoPath !== undefined && { logo: logoPath.slice(logoPath.lastIndexOf('/') + 1) }),
    language,
  };
  return (
    <div className={styles.columns}>
      <Card title={t('brand.seen')} subtitle={t('brand.intro')}>
        <Form
          form={form}
          onSubmit={(typed) => elsewhere.save(typed, (sent, version) => onSave(toUpdateBrandRequest(sent), version))}
          isPending={isSaving}
          className={styles.form}
        >
          {brand.shownInstead !== undefined && (
            <Banner tone="warning">{t('brand.shownInstead', { name: brand.shownInstead })}</Banner>
          )}
          <BrandFields
            form={form}
            defaultName={brand.defaultName}
            currencies={currenciesOf(brand)}
            logo={{
              path: logoPath,
              onUpload: upload,
              failureText: props.logoFailureText,
              onRemove: props.onRemoveLogo,
              isRemoving: props.isRemovingLogo,
            }}
          />
          <ChangedElsewhere
            elsewhere={elsewhere}
            typed={values}
            describe={(brandOf) => FIELDS.map((field) => [field, t(`brand.${field}`), brandOf[field].trim()])}
          />
          {!form.isChoosing && (
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
          )}
        </Form>
      </Card>
      <div className={styles.preview}>
        <BrandPreview addressOf={(page) => previewOf({ page, ...shown })} />
      </div>
    </div>
  );
};
