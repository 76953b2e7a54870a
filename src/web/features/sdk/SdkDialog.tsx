import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import { getListSdkKeysQueryKey, useRollSdkKey } from '#web/api/storefront/credentials/credentials.ts';
import { useRemoveDeviceVerificationUrl } from '#web/api/storefront/webhooks/webhooks.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useDiscardQuestion } from '#web/components/form/FormModal.tsx';
import { RollModal } from '#web/components/integration/RollModal.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import {
  DeviceVerification,
  type DeviceVerificationProps,
  useSavedUrl,
  useShowSavedUrl,
} from './DeviceVerification.tsx';
import { SdkWizard, type SdkWizardProps } from './SdkWizard.tsx';
import styles from './SdkDialog.module.css';

type RemoveVerificationUrlProps = {
  /** The channel's key, by which it is known to the server. */
  sdkKey: string;
  /** Called after the address was removed. */
  onRemoved?: () => void;
};

/** Removes the address that verifies devices, after a confirmation. */
const RemoveVerificationUrl = ({ sdkKey, onRemoved }: RemoveVerificationUrlProps): ReactElement => {
  const { t } = useTranslation('sdk');
  const toast = useToast();
  const problemText = useProblemText();
  const show = useShowSavedUrl(sdkKey);
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveDeviceVerificationUrl({
    mutation: {
      onSuccess: () => {
        setAsking(false);
        show(null);
        toast.success(t('verification.removed'));
        onRemoved?.();
      },
    },
  });
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {t('verification.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('verification.removeTitle')}
          confirmLabel={t('verification.removeConfirm')}
          onConfirm={() => remove.mutateAsync({ headers: { sdkKey } })}
          onCancel={() => setAsking(false)}
          isPending={remove.isPending}
          error={remove.error ? problemText(remove.error) : undefined}
          isDangerous
        >
          {t('verification.removeText')}
        </ConfirmDialog>
      )}
    </>
  );
};

type DeviceVerificationModalProps = {
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
} & Pick<DeviceVerificationProps, 'platform' | 'channel'>;

/** One of the first steps that may be needed later, too; here its address is also removed. */
const DeviceVerificationModal = ({ onClose, ...step }: DeviceVerificationModalProps): ReactElement => {
  const { t } = useTranslation(['sdk', 'common']);
  const channel = useSavedUrl(step.channel);
  const [unsaved, keep] = useState<string>();
  const discard = useDiscardQuestion(unsaved !== undefined, onClose);
  return (
    <Modal
      isOpen
      onClose={discard.onClose}
      title={t('steps.verification')}
      width={650}
      footer={
        discard.question ?? (
          <>
            {channel.webhookUrl !== null && <RemoveVerificationUrl sdkKey={channel.key} onRemoved={onClose} />}
            <Button onPress={discard.onClose}>{t('common:done')}</Button>
          </>
        )
      }
    >
      <div className={styles.step}>
        <DeviceVerification {...step} channel={channel} isOpenAtFirst onType={keep} />
      </div>
    </Modal>
  );
};

type RollSdkKeyProps = {
  /** The channel that gets a new key. */
  channel: SdkChannel;
  /** Called with the new key, which identifies the channel. */
  onRolled: (key: string) => void;
  /** Called when the dialog is left; the new key can be read later too. */
  onClose: () => void;
};

/** Gives an SDK channel a new key. It stays the same channel while its key changes. */
const RollSdkKey = (props: RollSdkKeyProps): ReactElement => {
  const [channel] = useState(props.channel);
  const problemText = useProblemText();
  const queries = useQueryClient();
  const roll = useRollSdkKey({
    mutation: {
      onSuccess: ({ key }) => props.onRolled(key),
      onSettled: () => queries.invalidateQueries({ queryKey: getListSdkKeysQueryKey() }),
    },
  });
  const { data, error } = roll;
  return (
    <RollModal
      kind="key"
      channel={channel.name}
      previousValidUntil={channel.previousKeyValidUntil}
      onRoll={(previousValidForSeconds) =>
        roll.mutateAsync({ data: { previousValidForSeconds }, headers: { sdkKey: channel.key } })
      }
      onClose={props.onClose}
      isRolling={roll.isPending}
      failure={error ? problemText(error) : undefined}
      rolled={data && { value: data.key, previousValidUntil: data.previousKeyValidUntil }}
    />
  );
};

export type SdkDialogProps = {
  /** Which of them is open. */
  opened: 'firstSteps' | 'verification' | 'roll';
  /** Called with the new key, which identifies the channel. */
  onRolled: (key: string) => void;
} & SdkWizardProps;

/** The dialogs of the page in one file, which is loaded after the page. */
export const SdkDialog = ({ opened, onRolled, ...about }: SdkDialogProps): ReactElement => {
  switch (opened) {
    case 'firstSteps':
      return <SdkWizard {...about} />;
    case 'verification':
      return <DeviceVerificationModal {...about} />;
    default: // roll
      return <RollSdkKey {...about} onRolled={onRolled} />;
  }
};
