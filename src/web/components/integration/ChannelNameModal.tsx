import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { channelNameRequestNameMax } from '#contract/storefront/zod/schemas/channelNameRequest.zod.ts';
import { canSaveChannelName } from '#domain/channel.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';

export interface ChannelNameModalProps {
  /** The name of the channel to rename; without it a channel is added. */
  name?: string | undefined;
  /** Never called with an empty or an unchanged name. */
  onSave: (name: string) => void;
  onClose: () => void;
  isSaving?: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure?: string | undefined;
}

/** Asks for the name of a new channel, or for another one of a channel that is there. */
export const ChannelNameModal = (props: ChannelNameModalProps): ReactElement => {
  const { name, onSave, onClose, isSaving = false, failure } = props;
  const { t } = useTranslation(['integration', 'common']);
  const formId = useId();
  const [typed, setTyped] = useState(name ?? '');
  const canSave = canSaveChannelName(typed, name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canSave && !isSaving) onSave(typed.trim());
  };
  const reason = typed.trim() === '' ? t('channelName.empty') : t('channelName.unchanged');
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={name === undefined ? t('channelName.addTitle') : t('channelName.renameTitle', { channel: name })}
      isLocked={isSaving}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isSaving}
            disabledReason={canSave ? undefined : reason}
          >
            {name === undefined ? t('channelName.add') : t('channelName.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={t('channelName.label')}
          description={t('channelName.hint')}
          autoComplete="off"
          maxLength={channelNameRequestNameMax}
          value={typed}
          onChange={setTyped}
          error={failure}
          isErrorShown
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog with one field begins in it
          autoFocus
        />
      </form>
    </Modal>
  );
};
