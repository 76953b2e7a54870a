import type { ReactElement, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type BrandForm,
  canBeAskedForData,
  contrast,
  DEFAULT_ACCENT_COLOR,
  hexDigits,
  readableOn,
} from '#domain/brand.ts';
import { isSeenOn } from '#domain/logo-colors.ts';
import { ColorField } from './ColorField.tsx';
import { LogoField, type UploadedLogo } from './LogoField.tsx';
import { EmailField } from '#web/components/form/EmailField.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { UrlField } from '#web/components/form/UrlField.tsx';
import type { FormOf } from '#web/components/form/use-form.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLogoLook } from './use-logo-look.ts';
import styles from './BrandFields.module.css';

type BrandFieldsProps = {
  /** The form around them, which checks contrast and addresses. */
  form: FormOf<BrandForm, BrandForm>;
  /** The name that travellers read while none is set. */
  defaultName: string;
  /** Those in which prices can be repeated; the group is left out without any. */
  currencies: readonly string[];
  /** The uploaded logo, and how it is changed. */
  logo: UploadedLogo;
};

const WHITE = '#ffffff';

const Group = ({ id, title, children }: { id: string; title: string; children: ReactNode }): ReactElement => (
  <fieldset id={id} className={styles.group}>
    <legend className={styles.title}>{title}</legend>
    {children}
  </fieldset>
);

type ColorChipProps = { color: string; label: string; onPress: () => void };

const ColorChip = ({ color, label, onPress }: ColorChipProps): ReactElement => (
  <button type="button" className={styles.chip} aria-label={label} onClick={onPress}>
    <span className={styles.swatch} style={{ backgroundColor: color }} />
  </button>
);

type ColorProps = {
  form: BrandFieldsProps['form'];
  name: 'accentColor' | 'headerColor';
  initial: string;
  /** Said while there is no colour. */
  empty: string;
  /** Colours of the logo. */
  proposed: readonly string[];
};

/** Every colour is allowed: the pages write on it in white or black, whichever can be read. */
const Color = ({ form, name, initial, empty, proposed }: ColorProps): ReactElement => {
  const { t } = useTranslation('account');
  const { number } = useFormat();
  const digits = hexDigits(useWatch({ control: form.control, name }));
  const ink = digits === undefined ? undefined : readableOn(digits);
  const sentence = ink === 'ffffff' ? 'brand.whiteText' : 'brand.blackText';
  const ratio = digits === undefined || ink === undefined ? 0 : Math.round(contrast(digits, ink) * 10) / 10;
  const label = t(`brand.${name}`);
  const pick = (color: string): void => form.setValue(name, color, { shouldDirty: true, shouldValidate: true });
  return (
    <div className={styles.color}>
      <ColorField
        control={form.control}
        name={name}
        label={label}
        initial={initial}
        pickLabel={t('brand.pick', { label })}
        onPick={pick}
        description={ink === undefined ? empty : t(sentence, { contrast: number(ratio) })}
        faults={{ invalid: t('brand.colourInvalid') }}
      />
      {proposed.length > 0 && (
        <fieldset className={styles.proposals} aria-label={t('brand.logo.colours', { label })}>
          <span className={styles.hint}>{t('brand.logo.fromLogo')}</span>
          {proposed.map((color) => (
            <ColorChip key={color} color={color} label={t('brand.logo.use', { color })} onPress={() => pick(color)} />
          ))}
        </fieldset>
      )}
    </div>
  );
};

/** One of a few, or none. */
const CurrencyChoice = ({ form, currencies }: Pick<BrandFieldsProps, 'form' | 'currencies'>): ReactElement => {
  const { t } = useTranslation('account');
  const value = useWatch({ control: form.control, name: 'displayCurrency' });
  return (
    <>
      <SegmentedControl
        label={t('brand.displayCurrency')}
        options={['', ...currencies].map((code) => ({ value: code, label: code || t('brand.noCurrency') }))}
        value={value}
        onChange={(code) => form.setValue('displayCurrency', code, { shouldDirty: true })}
      />
      <p className={styles.hint}>{t('brand.displayCurrencyHint')}</p>
    </>
  );
};

/** What travellers miss until one of the fields below it is filled in. */
const NoContact = ({ form }: Pick<BrandFieldsProps, 'form'>): ReactElement | null => {
  const { t } = useTranslation('account');
  const [contactEmail, contactPhone] = useWatch({ control: form.control, name: ['contactEmail', 'contactPhone'] });
  if (canBeAskedForData({ contactEmail, contactPhone })) return null;
  return <Banner tone="warning">{t('brand.noContact')}</Banner>;
};

/** Name and logo, colours, and how travellers get help. */
export const BrandFields = ({ form, defaultName, currencies, logo }: BrandFieldsProps): ReactElement => {
  const { t } = useTranslation(['account', 'errors']);
  const { colors: proposed, flaw, pixels } = useLogoLook(logo.path);
  const { control } = form;
  // Logos are drawn for white, as the travellers' header is until it has a colour.
  const header = hexDigits(useWatch({ control, name: 'headerColor' })) ?? hexDigits(WHITE) ?? '';
  const isFaint = pixels !== undefined && !isSeenOn(pixels, header);
  const address = { required: t('account:brand.addressInvalid'), invalid: t('account:brand.addressInvalid') };
  return (
    <div className={styles.fields}>
      <Group id="identity" title={t('account:brand.identity')}>
        <TextField
          control={control}
          name="name"
          label={t('account:brand.name')}
          description={t('account:brand.nameHint', { name: defaultName })}
          autoComplete="off"
        />
        <LogoField
          {...logo}
          ground={`#${header}`}
          flaws={[...(flaw === undefined ? [] : [flaw]), ...(isFaint ? (['faint'] as const) : [])]}
        >
          <UrlField
            control={control}
            name="logoUrl"
            label={t('account:brand.logoUrl')}
            description={t('account:brand.logoUrlHint')}
            placeholder="https://"
            faults={address}
          />
        </LogoField>
      </Group>
      <Group id="colours" title={t('account:brand.colours')}>
        <Color
          form={form}
          name="accentColor"
          initial={DEFAULT_ACCENT_COLOR}
          empty={t('account:brand.accentEmpty')}
          proposed={proposed}
        />
        <Color
          form={form}
          name="headerColor"
          initial={WHITE}
          empty={t('account:brand.headerEmpty')}
          proposed={proposed}
        />
      </Group>
      <Group id="help" title={t('account:brand.help')}>
        <UrlField
          control={control}
          name="faqUrl"
          label={t('account:brand.faqUrl')}
          description={t('account:brand.faqUrlHint')}
          placeholder="https://"
          faults={address}
        />
        <p className={styles.hint}>{t('account:brand.contactHint')}</p>
        <NoContact form={form} />
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
      <Group id="prices" title={t('account:brand.prices')}>
        {currencies.length > 0 ? (
          <CurrencyChoice form={form} currencies={currencies} />
        ) : (
          <p className={styles.hint}>{t('account:brand.noRates')}</p>
        )}
      </Group>
    </div>
  );
};
