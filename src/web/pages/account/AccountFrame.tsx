import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AccountMenu } from '#web/components/account/AccountMenu.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import styles from './AccountFrame.module.css';

const Menu = (): ReactElement => {
  const { t } = useTranslation(['account', 'shell']);
  const { email, signOut } = useSession();
  const { pathname } = useLocation();
  const toast = useToast();
  const [isSigningOut, setSigningOut] = useState(false);
  const leave = async (): Promise<void> => {
    setSigningOut(true);
    try {
      await signOut();
    } catch {
      toast.error(t('shell:navigation.logoutError'));
    } finally {
      setSigningOut(false);
    }
  };
  const href = paths.accountDetails();
  return (
    <AccountMenu
      email={email}
      items={[{ key: 'details', label: t('account:details'), href, isCurrent: pathname === href }]}
      onSignOut={() => void leave()}
      isSigningOut={isSigningOut}
    />
  );
};

/** The menu beside the page; on mobile the page alone, or the menu alone where there is no page. */
export const AccountFrame = ({ children }: { children?: ReactNode }): ReactElement => {
  const { t } = useTranslation('account');
  const { email } = useSession();
  const isMobile = useIsMobile();
  const hasPage = children !== undefined;
  return (
    <PageFrame
      title={isMobile && hasPage ? t('details') : t('title')}
      context={email}
      back={isMobile && hasPage ? { href: paths.account(), label: t('backToAccount') } : undefined}
    >
      <div className={styles.columns}>
        {!(isMobile && hasPage) && (
          <Card>
            <Menu />
          </Card>
        )}
        {hasPage && <div className={styles.page}>{children}</div>}
      </div>
    </PageFrame>
  );
};
