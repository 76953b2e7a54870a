import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { type RequestForm, requestFormSettings } from '#web/configuration/request-form.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { MailIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';

const isForm = (form: string | undefined): form is RequestForm => form !== undefined && form in requestFormSettings;

/** The page that leads to the form. */
const askedFrom: Record<RequestForm, () => string> = { channel: paths.channels, discount: paths.pricing };

/** /request-form/{form}: shown when the address of a form is not configured; names the missing setting. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('requestForm');
  const { form } = useParams();
  if (!isForm(form)) return <Navigate to={paths.store()} replace />;
  return (
    <PageFrame title={t(`${form}.title`)} context={t(`${form}.lead`)}>
      <Card>
        <EmptyState
          icon={MailIcon}
          title={t('missing')}
          text={t('setting', { setting: requestFormSettings[form] })}
          action={<Link href={askedFrom[form]()}>{t(`${form}.back`)}</Link>}
        />
      </Card>
    </PageFrame>
  );
};
