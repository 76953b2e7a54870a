import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/session/session-context.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Failure } from './Failure.tsx';
import { Section } from './Section.tsx';
import { useAttempt } from './use-attempt.ts';

export type StartProps = {
  /** The page that the visitor wanted to open, to go there after the sign-up. */
  wanted: string | undefined;
};

/** The sign-up button again, at the end of the page. */
export const Start = ({ wanted }: StartProps): ReactElement => {
  const { t } = useTranslation('landing');
  const { register } = useSession();
  const [isRegistering, attempt, isFailed] = useAttempt();
  return (
    <Section title={t('start.title')} lead={t('start.text')}>
      <Button size="large" isPending={isRegistering} onPress={() => attempt(() => register(wanted))}>
        {t('start.register')}
      </Button>
      <Failure isFailed={isFailed} />
    </Section>
  );
};
