import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorIcon, RefreshIcon } from '#web/ui/icons.ts';

/** Browsers word it differently: a file of an earlier version that the server no longer has. */
const isFormerVersion = (error: unknown): boolean =>
  error instanceof TypeError && /module script|dynamically imported module|Importing a module/i.test(error.message);

type RouteErrorProps = {
  /** What the page threw; one of a former version of the app offers to load the new one. */
  error: unknown;
};

/** Replaces a page that failed, so that no page is ever blank. */
export const RouteError = ({ error }: RouteErrorProps): ReactElement => {
  const { t } = useTranslation('shell');
  const isFormer = isFormerVersion(error);
  return (
    <div role="alert">
      <EmptyState
        icon={ErrorIcon}
        title={isFormer ? t('error.newVersionTitle') : t('error.title')}
        text={isFormer ? t('error.newVersionText') : t('error.text')}
        action={
          <>
            <Link href={paths.landing()} variant="secondary">
              {t('error.home')}
            </Link>
            <Button variant="primary" icon={RefreshIcon} onPress={() => window.location.reload()}>
              {t('error.reload')}
            </Button>
          </>
        }
      />
    </div>
  );
};
