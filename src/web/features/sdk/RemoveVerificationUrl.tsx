import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveDeviceVerificationUrl } from '#web/api/storefront/webhooks/webhooks.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { useShowSavedUrl } from './use-saved-url.ts';

export type RemoveVerificationUrlProps = {
  /** The channel's key, by which it is known to the server. */
  sdkKey: string;
  /** Called after the address was removed. */
  onRemoved?: () => void;
};

/** Removes the address that verifies devices, after a confirmation. */
export const RemoveVerificationUrl = ({ sdkKey, onRemoved }: RemoveVerificationUrlProps): ReactElement => {
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
