import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webAddressChange } from '#domain/webhook.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { GlobeIcon, LockIcon } from '#web/ui/icons.ts';
import { PublicKey } from './PublicKey.tsx';
import styles from './WebhookUrlField.module.css';

export interface WebhookUrlFieldProps {
  label: string;
  /** What is sent to the address. */
  hint?: string;
  placeholder?: string;
  /** Open from the start, and what is typed goes there: for whoever came to set or to change the address. */
  isOpenAtFirst?: boolean;
  /** What was typed before and not sent, where the field comes and goes. */
  typed?: string | undefined;
  /** Told of what is typed; of nothing when it is dropped or saved. */
  onType?: ((typed: string | undefined) => void) | undefined;
  /** The saved address; undefined before one was set. Another one than before locks the field. */
  url: string | undefined;
  /** Never called with what is no address, nor with the saved one. */
  onSubmit: (url: string) => void;
  isSaving?: boolean;
  /** Why the last attempt failed; the field stays open and keeps what was typed. */
  failure?: string | undefined;
  /** Verifies the signatures; undefined while it is being fetched. */
  publicKey: string | undefined;
  /** Given when the key could not be fetched. */
  onRetryPublicKey?: (() => void) | undefined;
}

/** What is typed while the field is open: before an address was set, and while it is being changed. */
const useDraft = ({ url, typed, onType, isOpenAtFirst = false }: WebhookUrlFieldProps) => {
  const [draft, setDraft] = useState(typed ?? (isOpenAtFirst || url === undefined ? (url ?? '') : undefined));
  const [known, setKnown] = useState(url);
  if (url !== known) {
    setKnown(url);
    setDraft(url === undefined ? '' : undefined);
  }
  const type = (next: string | undefined): void => {
    setDraft(next);
    onType?.(next);
  };
  return [draft, type] as const;
};

/** Where events are sent to: open until an address is saved, then locked until it is to be changed (spec section 4). */
export const WebhookUrlField = (props: WebhookUrlFieldProps): ReactElement => {
  const { label, url, onSubmit, isOpenAtFirst = false, isSaving = false, failure } = props;
  const { t } = useTranslation(['integration', 'errors']);
  const [draft, setDraft] = useDraft(props);
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isLocked = draft === undefined;
  const change = webAddressChange(draft ?? url ?? '', url);
  const invalid = change === 'invalid' ? t('errors:general.urlInvalid') : undefined;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isLocked || isSaving) return;
    setRefused(change === 'invalid');
    if (change === 'changed') onSubmit(draft.trim());
    if (change === 'unchanged') setDraft(undefined);
  };
  const unlock = (): void => {
    setRefused(false);
    setDraft(url ?? '');
    input.current?.focus();
  };
  const keep = (): void => {
    setDraft(undefined);
    button.current?.focus();
  };
  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={label}
          description={isLocked ? t('webhook.locked') : (props.hint ?? t('webhook.unset'))}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={props.placeholder ?? t('webhook.placeholder')}
          icon={isLocked ? LockIcon : GlobeIcon}
          value={draft ?? url ?? ''}
          onChange={setDraft}
          isReadOnly={isLocked || isSaving}
          error={invalid ?? failure}
          isErrorShown={isRefused || (invalid === undefined && failure !== undefined)}
          ref={input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever comes to change the address begins in it
          autoFocus={isOpenAtFirst}
        />
        <div className={styles.actions}>
          {/* One button in both states: it keeps the focus when the field locks. */}
          <Button
            ref={button}
            type={isLocked ? 'button' : 'submit'}
            variant={isLocked ? 'secondary' : 'primary'}
            isPending={isSaving}
            onPress={isLocked ? unlock : undefined}
          >
            {isLocked ? t('webhook.change') : t('webhook.submit')}
          </Button>
          {!isLocked && url !== undefined && !isSaving && (
            <Button variant="quiet" onPress={keep}>
              {t('webhook.keep')}
            </Button>
          )}
        </div>
      </form>
      <PublicKey value={props.publicKey} onRetry={props.onRetryPublicKey} />
    </div>
  );
};
