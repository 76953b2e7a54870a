import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '#web/session/session-context.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import type { IconShape } from '#web/ui/Icon.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

type AccessButtonProps = {
  /** Before the sign-out button. */
  icon?: IconShape;
  /** Called after the press, to close the menu around it. */
  onUsed?: () => void;
};

/** The sign-in or sign-out button. The only place that shows a failure (AUT-021). */
export const AccessButton = ({ icon, onUsed }: AccessButtonProps): ReactElement | null => {
  const { t } = useTranslation('shell');
  const { status, signIn, signOut } = useSession();
  const { state } = useLocation() as { state: { wanted?: string } | null };
  const [isPending, setPending] = useState(false);
  const toast = useToast();

  const attempt = async (act: () => Promise<void>, failure: string): Promise<void> => {
    onUsed?.();
    setPending(true);
    try {
      await act();
    } catch (error) {
      console.warn(failure, error);
      toast.error(failure);
    } finally {
      setPending(false);
    }
  };

  if (status === 'restoring') return null;
  if (status === 'signedIn') {
    return (
      <Button
        variant="quiet"
        icon={icon}
        isPending={isPending}
        onPress={() => void attempt(signOut, t('navigation.logoutError'))}
      >
        {t('navigation.logout')}
      </Button>
    );
  }
  return (
    <Button
      variant="quiet"
      isPending={isPending}
      onPress={() => void attempt(() => signIn(state?.wanted), t('navigation.loginError'))}
    >
      {t('navigation.login')}
    </Button>
  );
};
