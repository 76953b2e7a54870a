import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogoFlaw } from '#domain/logo.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ErrorIcon, TrashIcon, UploadIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { type LogoFault, type LogoFile, readLogo } from './logo-file.ts';
import styles from './LogoField.module.css';

const LogoDialog = lazyComponent(async () => (await import('./LogoDialog.tsx')).LogoDialog);

/** The uploaded logo, and how it is changed. */
export type UploadedLogo = {
  /** Path of the uploaded logo on this store; absent where none is. */
  path: string | undefined;
  /** Sends a picture, in base64. */
  onUpload: (picture: string) => Promise<unknown>;
  /** What is said of an error of `onUpload`. */
  failureText: (error: unknown) => string;
  /** Called by the button that removes the uploaded logo. */
  onRemove: () => void;
  /** It is being removed: the button waits. */
  isRemoving: boolean;
};

type LogoFieldProps = UploadedLogo & {
  /** The colour that travellers see it on. */
  ground: string;
  /** What travellers will not like about it. */
  flaws: readonly (LogoFlaw | 'faint')[];
  /** Shown while there is no uploaded logo: another way to have one. */
  children: ReactNode;
};

/** The logo of a brand: a file that is uploaded at once, or an address in the form around it. */
export const LogoField = (props: LogoFieldProps): ReactElement => {
  const { path, ground, flaws, onRemove, isRemoving, children } = props;
  const { t } = useTranslation('account');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<LogoFile>();
  const [fault, setFault] = useState<LogoFault>();
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const read = await readLogo(chosen);
    setFault(typeof read === 'string' ? read : undefined);
    setFile(typeof read === 'string' ? undefined : read);
  };
  return (
    <>
      <fieldset id="logo" className={styles.field}>
        <legend className={styles.label}>{t('brand.logo.label')}</legend>
        {path !== undefined && (
          <div className={styles.ground} style={{ background: ground }}>
            <img className={styles.picture} src={path} alt={t('brand.logo.shown')} />
          </div>
        )}
        {flaws.map((flaw) => (
          <Banner key={flaw} tone="warning">
            {t(`brand.logo.flaws.${flaw}`)}
          </Banner>
        ))}
        <div className={styles.buttons}>
          <Button icon={UploadIcon} onPress={() => input.current?.click()}>
            {t(path === undefined ? 'brand.logo.upload' : 'brand.logo.replace')}
          </Button>
          {path !== undefined && (
            <Button variant="quiet" icon={TrashIcon} isPending={isRemoving} onPress={onRemove}>
              {t('brand.logo.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/svg+xml"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
        <p className={styles.error} role="alert">
          {fault !== undefined && (
            <>
              <Icon of={ErrorIcon} size={16} />
              {t(`brand.logo.faults.${fault}`)}
            </>
          )}
        </p>
        <p className={styles.hint}>{t('brand.logo.hint')}</p>
      </fieldset>
      {path === undefined && children}
      {file && (
        <LogoDialog
          file={file}
          ground={ground}
          onUpload={props.onUpload}
          failureText={props.failureText}
          onClose={() => setFile(undefined)}
        />
      )}
    </>
  );
};
