import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { WebhookUrlRequest } from '#contract/storefront/zod/schemas/webhookUrlRequest.zod.ts';
import { isSameWebAddress, toWebAddress, WEB_ADDRESS_FAULTS, webAddressFault } from '#domain/webhook.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { GlobeIcon, LockIcon } from '#web/ui/icons.ts';
import { ChangedElsewhere } from '#web/components/form/ChangedElsewhere.tsx';
import { Form } from '#web/components/form/Form.tsx';
import { trimmed } from '#web/components/form/schemas.ts';
import { UrlField } from '#web/components/form/UrlField.tsx';
import { useElsewhere } from '#web/components/form/use-elsewhere.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { PublicKey } from './PublicKey.tsx';
import styles from './WebhookUrlField.module.css';

/** Events would be sent as anybody between can read them. Stores for business refuse such an address. */
const isUnencrypted = (url: string): boolean => toWebAddress(url.trim())?.protocol === 'http:';

/** Names why a text is not an address; an empty field is only asked for one. */
const withoutFault = zod.check<string>(({ value, issues }) => {
  const fault = value === '' ? undefined : webAddressFault(value);
  if (fault !== undefined) issues.push({ code: 'custom', message: fault, input: value });
});

/** An address in the contract's form that a browser can parse: ports have a maximum. */
export const webhookUrlSchema = zod.strictObject({
  url: trimmed(zod.pipe(zod.string().check(withoutFault), WebhookUrlRequest.shape.url)),
});

export type WebhookUrlFieldProps = {
  /** Which events go to the address. */
  label: string;
  /** The events that go to the address. */
  hint?: string;
  /** An example of an address. */
  placeholder?: string;
  /** Editable and focused from the start: for visitors who came to set or to change the address. */
  isOpenAtFirst?: boolean;
  /** The unsaved text, where the field is unmounted and mounted again. */
  typed?: string | undefined;
  /** Called with the typed text; with undefined when it is dropped or saved. */
  onType?: ((typed: string | undefined) => void) | undefined;
  /** The saved address; undefined before one was set. A new one locks the field. */
  url: string | undefined;
  /** Which address that is, for a call that is refused when it was changed since. */
  version?: string | undefined;
  /** Only called with a valid address that differs from the saved one. Return the promise of the call. */
  onSubmit: (url: string, version: string | undefined) => unknown;
  /** Reads the address as it is now; undefined where none is set. */
  readLatest: () => Promise<{ url: string; version?: string } | undefined>;
  /** The call is under way: Save waits. */
  isSaving?: boolean;
  /** Why the last attempt failed; the field stays open and keeps what was typed. */
  failure?: string | undefined;
  /** Verifies the signatures; undefined while it is being fetched. */
  publicKey: string | undefined;
  /** Set when the key could not be loaded. */
  onRetryPublicKey?: (() => void) | undefined;
};

/** The form of the address, and whether it is editable: before an address was set, and while it is being changed. */
const useUrlForm = (props: WebhookUrlFieldProps) => {
  const { url, version, typed, onType, isOpenAtFirst = false, readLatest } = props;
  const saved = url ?? '';
  const [isOpen, setOpen] = useState(isOpenAtFirst || typed !== undefined || url === undefined);
  const form = useForm({
    schema: webhookUrlSchema,
    defaultValues: { url: typed ?? saved },
    onChange: (values) => onType?.(values.url === saved ? undefined : values.url),
  });
  const elsewhere = useElsewhere<WebhookUrlRequest, WebhookUrlRequest, { url: string; version?: string }>(form, {
    stored: { url: saved, ...(version !== undefined && { version }) },
    toValues: (latest) => ({ url: latest.url }),
    readLatest: async () => (await readLatest()) ?? { url: '' },
  });
  const { reset, getValues } = form;
  const known = useRef(url);
  /** Shows the saved address again and drops the typed text. */
  const lock = (): void => {
    reset({ url: saved });
    elsewhere.follow(version);
    setOpen(url === undefined);
  };
  const follow = useRef(elsewhere.follow);
  useEffect(() => {
    follow.current = elsewhere.follow;
  });
  useEffect(() => {
    const before = known.current;
    if (before === url) return;
    known.current = url;
    const text = getValues('url');
    // Changed elsewhere while another one is typed: that is kept, and asked about when it is sent.
    if (text !== (before ?? '') && text !== '' && !isSameWebAddress(text, url)) return;
    reset({ url: url ?? '' });
    follow.current(version);
    setOpen(url === undefined);
    onType?.(undefined);
  }, [url, version, reset, getValues, onType]);
  // Read again, or read at last, while nothing else is typed.
  useEffect(() => {
    if (getValues('url') === (url ?? '')) follow.current(version);
  }, [url, version, getValues]);
  const takeSaved = (): void => {
    elsewhere.takeSaved();
    setOpen(elsewhere.conflict?.saved.url === '');
  };
  return { form, isOpen, open: () => setOpen(true), lock, elsewhere: { ...elsewhere, takeSaved } };
};

/**
 * The address for events: editable until one is saved, then locked until the user changes it.
 *
 * Use it for addresses that a running server depends on, and that nobody should change by accident. Any other address
 * is a UrlField.
 *
 * Anatomy: the address with a lock or a globe, its hint, the button that unlocks or saves and the one that keeps the
 * old address; beside them the key that verifies the signatures.
 *
 * Do:
 * - Keep `typed` outside where the field can leave the page, by tabs for example.
 *
 * Don't:
 * - Confirm a change by a dialog: unlocking is that step.
 *
 * Keyboard: Enter saves; one button unlocks it, saves, and keeps the focus.
 */
export const WebhookUrlField = (props: WebhookUrlFieldProps): ReactElement => {
  const { label, url, onSubmit, isOpenAtFirst = false, isSaving = false, failure } = props;
  const { t } = useTranslation(['integration', 'errors']);
  const faults = Object.fromEntries(
    WEB_ADDRESS_FAULTS.map((fault) => [fault, `${t('errors:general.urlInvalid')} ${t(`webhook.faults.${fault}`)}`]),
  );
  const { form, isOpen, open, lock, elsewhere } = useUrlForm(props);
  const typed = useWatch({ control: form.control, name: 'url' });
  const isLocked = !isOpen;
  const hint = isLocked ? t('webhook.locked') : (props.hint ?? t('webhook.unset'));
  const button = useRef<HTMLButtonElement>(null);
  const unlock = (): void => {
    open();
    form.setFocus('url');
  };
  const keep = (): void => {
    lock();
    button.current?.focus();
  };
  return (
    <div className={styles.columns}>
      <Form
        form={form}
        onSubmit={(sent) =>
          isSameWebAddress(sent.url, url) && !form.isChoosing
            ? lock()
            : elsewhere.save(sent, (values, version) => onSubmit(values.url, version))
        }
        isPending={isLocked || isSaving}
        className={styles.form}
      >
        <UrlField
          control={form.control}
          name="url"
          label={label}
          description={isUnencrypted(typed) ? t('webhook.unencrypted') : hint}
          placeholder={props.placeholder ?? t('webhook.placeholder')}
          icon={isLocked ? LockIcon : GlobeIcon}
          isReadOnly={isLocked || isSaving}
          faults={faults}
          failure={failure}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a visitor who changes the address starts in it
          autoFocus={isOpenAtFirst}
        />
        <ChangedElsewhere
          elsewhere={elsewhere}
          typed={{ url: typed }}
          describe={(values) => [['url', label, values.url.trim()]]}
        />
        {!form.isChoosing && (
          <div className={styles.actions}>
            {/* One button in both states: it keeps the focus when the field locks. Of one type, too: the press that
                unlocks would submit as soon as it became a submit button. */}
            <Button
              ref={button}
              variant={isLocked ? 'secondary' : 'primary'}
              isPending={isSaving}
              onPress={isLocked ? unlock : () => button.current?.form?.requestSubmit()}
            >
              {isLocked ? t('webhook.change') : t('webhook.submit')}
            </Button>
            {!isLocked && url !== undefined && !isSaving && (
              <Button variant="quiet" onPress={keep}>
                {t('webhook.keep')}
              </Button>
            )}
          </div>
        )}
      </Form>
      <PublicKey value={props.publicKey} onRetry={props.onRetryPublicKey} />
    </div>
  );
};
