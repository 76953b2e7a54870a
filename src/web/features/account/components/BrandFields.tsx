import type { ReactElement, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type BrandForm, contrast, DEFAULT_ACCENT_COLOR, hexDigits, readableOn } from '#domain/brand.ts';
import { ColorField } from './ColorField.tsx';
import { EmailField } from '#web/components/form/EmailField.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { UrlField } from '#web/components/form/UrlField.tsx';
import type { FormOf } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from './BrandFields.module.css';

type BrandFieldsProps = {
  /** The form around them, which checks contrast and addresses. */
  form: FormOf<BrandForm, BrandForm>;
  /** The name that travellers read while none is set. */
  defaultName: string;
};

const WHITE = '#ffffff';

const Group = ({ title, children }: { title: string; children: ReactNode }): ReactElement => (
  <fieldset className={styles.group}>
    <legend className={styles.title}>{title}</legend>
    {children}
  </fieldset>
);

type ColorProps = {
  form: BrandFieldsProps['form'];
  name: 'accentColor' | 'headerColor';
  initial: string;
  /** Said while there is no colour. */
  empty: string;
};

/** Every colour is allowed: the pages write on it in white or black, whichever can be read. */
const Color = ({ form, name, initial, empty }: ColorProps): ReactElement => {
  const { t } = useTranslation('account');
  const { number } = useFormat();
  const digits = hexDigits(useWatch({ control: form.control, name }));
  const ink = digits === undefined ? undefined : readableOn(digits);
  const sentence = ink === 'ffffff' ? 'brand.whiteText' : 'brand.blackText';
  const ratio = digits === undefined || ink === undefined ? 0 : Math.round(contrast(digits, ink) * 10) / 10;
  return (
    <ColorField
      control={form.control}
      name={name}
      label={t(`brand.${name}`)}
      initial={initial}
      pickLabel={t('brand.pick', { label: t(`brand.${name}`) })}
      onPick={(color) => form.setValue(name, color, { shouldDirty: true, shouldValidate: true })}
      description={ink === undefined ? empty : t(sentence, { contrast: number(ratio) })}
      faults={{ invalid: t('brand.colourInvalid') }}
    />
  );
};

/** Name and logo, colours, and how travellers get help. */
export const BrandFields = ({ form, defaultName }: BrandFieldsProps): ReactElement => {
  const { t } = useTranslation(['account', 'errors']);
  const { control } = form;
  const address = { required: t('account:brand.addressInvalid'), invalid: t('account:brand.addressInvalid') };
  return (
    <div className={styles.fields}>
      <Group title={t('account:brand.identity')}>
        <TextField
          control={control}
          name="name"
          label={t('account:brand.name')}
          description={t('account:brand.nameHint', { name: defaultName })}
          autoComplete="off"
        />
        <UrlField
          control={control}
          name="logoUrl"
          label={t('account:brand.logoUrl')}
          description={t('account:brand.logoUrlHint')}
          placeholder="https://"
          faults={address}
        />
      </Group>
      <Group title={t('account:brand.colours')}>
        <Color form={form} name="accentColor" initial={DEFAULT_ACCENT_COLOR} empty={t('account:brand.accentEmpty')} />
        <Color form={form} name="headerColor" initial={WHITE} empty={t('account:brand.headerEmpty')} />
      </Group>
      <Group title={t('account:brand.help')}>
        <UrlField
          control={control}
          name="faqUrl"
          label={t('account:brand.faqUrl')}
          description={t('account:brand.faqUrlHint')}
          placeholder="https://"
          faults={address}
        />
        <p className={styles.hint}>{t('account:brand.contactHint')}</p>
        <EmailField control={control} name="contactEmail" label={t('account:brand.contactEmail')} />
        <TextField
          control={control}
          name="contactPhone"
          label={t('account:brand.contactPhone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          faults={{ invalid: t('errors:validation.phone') }}
        />
        <UrlField
          control={control}
          name="contactUrl"
          label={t('account:brand.contactUrl')}
          placeholder="https://"
          faults={address}
        />
      </Group>
    </div>
  );
};
