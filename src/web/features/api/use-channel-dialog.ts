import { useTranslation } from 'react-i18next';
import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type ChannelDialogProps = {
  /** The channel to change. */
  channel: ApiChannel;
  /** Called when the dialog is left, and after the change was stored. */
  onClose: () => void;
};

/** Shared by the dialogs of a channel: they close when the change is done, and stay open with the error otherwise. */
export const useChannelDialog = (onClose: () => void) => {
  const { t } = useTranslation('api');
  const toast = useToast();
  const problemText = useProblemText();
  return {
    nameOf: ({ name }: ApiChannel): string => (name === '' ? t('unnamed') : name),
    failureOf: ({ error }: { error: unknown }): string | undefined => (error ? problemText(error) : undefined),
    done: (text: string) => (): void => {
      onClose();
      toast.success(text);
    },
  };
};
