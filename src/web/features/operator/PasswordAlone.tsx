import type { ReactElement } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useSession } from '#web/session/session-context.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { KeyIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

/** In place of the desk, for an operator whose session has no second factor: it comes with another sign-in. */
export const PasswordAlone = (): ReactElement => {
  const { t } = useTranslation(['operator', 'shell']);
  const { signIn } = useSession();
  const { pathname, search } = useLocation();
  const [isPending, setPending] = useState(false);
  const toast = useToast();

  const signInAgain = async (): Promise<void> => {
    setPending(true);
    try {
      await signIn(pathname + search, { prompt: 'login' });
    } catch (error) {
      console.warn('The sign-in service cannot be reached', error);
      toast.error(t('shell:navigation.loginError'));
      setPending(false);
    }
  };

  return (
    <PageFrame title={t('operator:titles.operator')}>
      <Card>
        <EmptyState
          icon={KeyIcon}
          title={t('operator:passwordAloneTitle')}
          text={t('operator:passwordAloneText')}
          action={
            <Button variant="primary" isPending={isPending} onPress={() => void signInAgain()}>
              {t('operator:signInAgain')}
            </Button>
          }
        />
      </Card>
    </PageFrame>
  );
};
