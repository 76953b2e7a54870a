import { type ReactElement, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { ChannelNameRequest } from '#contract/storefront/zod/schemas/channelNameRequest.zod.ts';
import { ChangedElsewhere } from '#web/components/form/ChangedElsewhere.tsx';
import { useFaultText } from '#web/components/form/faults.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { shownName, trimmed } from '#web/components/form/schemas.ts';
import { TextField } from '#web/components/form/TextField.tsx';
import { useElsewhere } from '#web/components/form/use-elsewhere.ts';
import { useForm } from '#web/components/form/use-form.ts';

/** The name of a channel: not empty and different from the current one (VAL-062). */
export const channelNameSchema = (before: string | undefined) =>
  zod.strictObject({
    name: trimmed(shownName(ChannelNameRequest.shape.name)).check(zod.refine((name) => name !== before, 'unchanged')),
  });

type Named = { name: string; version?: string };

type ChannelNameModalProps = {
  /** The name of the channel to rename; without it a channel is added. */
  name?: string | undefined;
  /** Which name that is, for a call that is refused when it was changed since. */
  version?: string | undefined;
  /** Only called with a name that is not empty and has changed. Return the promise of the call. */
  onSave: (name: string, version: string | undefined) => unknown;
  /** Reads the channel as it is now. */
  readLatest: () => Promise<Named>;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
  /** The call is under way: Save waits. */
  isSaving?: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure?: string | undefined;
};

/** Asks for the name of a new channel, or for a new name of an existing one. */
export const ChannelNameModal = (props: ChannelNameModalProps): ReactElement => {
  const { name, version, onSave, readLatest, onClose, isSaving = false, failure } = props;
  const { t } = useTranslation('integration');
  const faultText = useFaultText();
  const schema = useMemo(() => channelNameSchema(name), [name]);
  const form = useForm({ schema, defaultValues: { name: name ?? '' } });
  const elsewhere = useElsewhere<{ name: string }, { name: string }, Named>(form, {
    stored: { name: name ?? '', ...(version !== undefined && { version }) },
    toValues: (latest) => ({ name: latest.name }),
    readLatest,
  });
  const typedName = useWatch({ control: form.control, name: 'name' });
  const { errors, isValid } = form.formState;
  const faults = { required: t('channelName.empty'), unchanged: t('channelName.unchanged') };
  const atFirst = name === undefined ? faults.required : faults.unchanged;
  const reason = errors.name ? faultText(errors.name, faults) : atFirst;
  return (
    <FormModal
      form={form}
      onSubmit={(typed) => elsewhere.save(typed, (sent, read) => onSave(sent.name, read))}
      isPending={isSaving}
      onClose={onClose}
      title={name === undefined ? t('channelName.addTitle') : t('channelName.renameTitle', { channel: name })}
      isLocked={isSaving}
      submitLabel={name === undefined ? t('channelName.add') : t('channelName.save')}
      disabledReason={isValid ? undefined : reason}
    >
      <TextField
        control={form.control}
        name="name"
        label={t('channelName.label')}
        description={t('channelName.hint')}
        autoComplete="off"
        faults={faults}
        failure={failure}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog with one field begins in it
        autoFocus
      />
      <ChangedElsewhere
        elsewhere={elsewhere}
        typed={{ name: typedName }}
        describe={(values) => [['name', t('channelName.label'), values.name.trim()]]}
      />
    </FormModal>
  );
};
