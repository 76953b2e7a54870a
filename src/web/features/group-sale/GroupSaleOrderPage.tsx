import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { GroupSale } from '#contract/storefront/model/groupSale.ts';
import { groupSaleSummaryFirstTravellersMax } from '#contract/storefront/constants.ts';
import type { GroupSaleLine } from '#contract/storefront/model/groupSaleLine.ts';
import { canTryAgain, isCreditShort, missingCredit } from '#domain/group-sale-lines.ts';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { useGetNotifications } from '#web/api/storefront/account/account.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import {
  getGetGroupSaleQueryKey,
  useGetGroupSale,
  useMailGroupSale,
  useRetryGroupSale,
} from '#web/api/storefront/group-sales/group-sales.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSlip } from '#web/queries/use-slip.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Progress } from '#web/ui/feedback/Progress.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { DownloadIcon, MailIcon, PrinterIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, lazyModal } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import type { SheetCode } from './components/CodeSheet.tsx';
import { RefusedLines } from './RefusedLines.tsx';
import { GroupLineTable } from './GroupLineTable.tsx';
import { GroupMoney } from './GroupMoney.tsx';
import { useFirstTravellers } from './use-first-travellers.ts';
import styles from './GroupSaleOrderPage.module.css';

const GroupFile = lazyModal(async () => (await import('./GroupFile.tsx')).GroupFile);
const CodeSheet = lazyComponent(async () => (await import('./components/CodeSheet.tsx')).CodeSheet);

const POLL_MS = 1_500;
const CREDIT_POLL_MS = 10_000;

/** Whether lines still change by themselves. */
const isRunning = ({ waitingCount, lines }: GroupSale): boolean =>
  waitingCount > 0 || lines.some(({ state }) => state === 'PREPARING');

/** Followed until each line is sold, or not. */
const useGroupSale = (id: string) => {
  const queries = useQueryClient();
  const query = useGetGroupSale(id, {
    query: { refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? POLL_MS : false) },
  });
  const { data } = query;
  useEffect(() => {
    // The credit, the stock and the history have changed; what is the same afterwards is the same object.
    if (data && !isRunning(data)) void queries.invalidateQueries();
  }, [data, queries]);
  return query;
};

/** A failure leaves everything as it is, and says why. */
const useOutcome = (id: string) => {
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  return {
    onSuccess: (group: GroupSale) => {
      queries.setQueryData(getGetGroupSaleQueryKey(id), group);
    },
    onError: (error: unknown) => {
      toast.error(problemText(error));
      // It may have arrived: what it cost and what it left is asked for, not guessed.
      void queries.invalidateQueries();
    },
  };
};

const canMail = ({ email, link, isMailed }: GroupSaleLine): boolean =>
  email !== undefined && link !== undefined && !isMailed;

const useCodes = () => {
  const { t } = useTranslation('groupSale');
  return ({ lines }: GroupSale): SheetCode[] =>
    lines.flatMap(({ line, name, email, country, link }) =>
      link === undefined ? [] : [{ line, name: name ?? email ?? `${t('order.guest')} ${line}`, country, link }],
    );
};

/** How much credit the refused lines lack now: undefined where it is not known yet, or where there is none to lack. */
const useMissing = (group: GroupSale): number | undefined => {
  const isAnyShort = group.lines.some(isCreditShort);
  // It may be topped up elsewhere.
  const { data } = useGetCredit({ query: { refetchInterval: isAnyShort && CREDIT_POLL_MS } });
  if (!isAnyShort || data?.balance.currency !== group.price.currencyCode) return undefined;
  return missingCredit(group, data.balance.value);
};

type RefusedProps = {
  group: GroupSale;
  count: number;
  missing: number | undefined;
};

const Refused = ({ group, count, missing = 0 }: RefusedProps): ReactElement => {
  const { money } = useFormat();
  const retry = useRetryGroupSale({ mutation: useOutcome(group.id) });
  return (
    <RefusedLines
      count={count}
      isCreditShort={group.lines.some(isCreditShort)}
      missing={missing > 0 ? { amount: missing, text: money(missing, group.price.currencyCode) } : undefined}
      isPending={retry.isPending}
      onRetry={() => retry.mutate({ id: group.id })}
    />
  );
};

/** In which language the links are emailed, and the way to another one; its line is kept while it loads. */
const MailLanguage = (): ReactElement | null => {
  const { t } = useTranslation('groupSale');
  const { data, isPending } = useGetNotifications();
  if (isPending) return <Skeleton width="12rem" />;
  if (!data) return null;
  return (
    <>
      {t(`order.mailLanguages.${data.language ?? DEFAULT_LANGUAGE}`)}{' '}
      <Link href={paths.notifications()}>{t('order.changeLanguage')}</Link>
    </>
  );
};

/** What is done with the links of all lines. */
const Tools = ({ group }: { group: GroupSale }): ReactElement => {
  const { t } = useTranslation('groupSale');
  const [isSaving, setSaving] = useState(false);
  const { print, slip } = useSlip();
  const codes = useCodes()(group);
  const mail = useMailGroupSale({ mutation: useOutcome(group.id) });
  const noLinks = codes.length === 0 ? t('order.noLinks') : undefined;
  const hasEmails = group.lines.some(({ email }) => email !== undefined);
  const guests = group.lines.filter(({ email, link }) => email === undefined && link !== undefined).length;
  const mailed = guests > 0 ? t('order.restMailed', { count: guests }) : t('order.nobodyToMail');
  const nobody = hasEmails ? mailed : t('order.nobodyHasEmail');
  const noMail = group.lines.some(canMail) ? undefined : nobody;
  // The step that comes next has the weight, once there is nothing to try again.
  const isNext = codes.length > 0 && !group.lines.some(canTryAgain);
  return (
    <div className={styles.tools}>
      <Button
        icon={MailIcon}
        variant={isNext && noMail === undefined ? 'primary' : 'secondary'}
        isPending={mail.isPending}
        onPress={() => mail.mutate({ id: group.id })}
        disabledReason={noLinks ?? noMail}
      >
        {t('order.mail')}
      </Button>
      <Button
        icon={DownloadIcon}
        variant={isNext && noMail !== undefined ? 'primary' : 'secondary'}
        onPress={() => setSaving(true)}
        disabledReason={noLinks}
      >
        {t('order.save')}
      </Button>
      <Button icon={PrinterIcon} onPress={print} disabledReason={noLinks}>
        {t('order.print')}
      </Button>
      <p className={styles.why} aria-live="polite">
        {noLinks ?? noMail ?? <MailLanguage />}
      </p>
      <GroupFile group={group} isOpen={isSaving} onClose={() => setSaving(false)} />
      {slip.prints > 0 && <CodeSheet prints={slip.prints} shop={slip.shop} name={group.name} codes={codes} />}
    </div>
  );
};

const Order = ({ group }: { group: GroupSale }): ReactElement => {
  const { t } = useTranslation('groupSale');
  const { soldCount: sold, lineCount: count, waitingCount } = group;
  const refused = group.lines.filter(canTryAgain).length;
  const missing = useMissing(group);
  const whoOf = useFirstTravellers();
  const first = group.lines
    .flatMap(({ name, email }) => name ?? email ?? [])
    .slice(0, groupSaleSummaryFirstTravellersMax);
  return (
    <div className={styles.page}>
      <Card title={first.length > 0 ? whoOf(first, count) : t('title')} subtitle={t('preview.travellers', { count })}>
        <div className={styles.progress}>
          <Progress
            label={t('order.progress')}
            value={sold}
            maximum={Math.max(count, 1)}
            valueText={t('order.progressText', { sold, count })}
            tone={sold === count ? 'success' : 'accent'}
          />
          {waitingCount > 0 && <output>{t('order.running')}</output>}
          {waitingCount === 0 && refused > 0 && <Refused group={group} count={refused} missing={missing} />}
          <GroupMoney group={group} />
          <Tools group={group} />
        </div>
      </Card>
      <Card isFlush>
        <GroupLineTable lines={group.lines} isCovered={missing === 0} />
      </Card>
    </div>
  );
};

const Gone = (): ReactElement => {
  const { t } = useTranslation('groupSale');
  return (
    <EmptyState
      title={t('order.gone')}
      text={t('order.goneText')}
      action={
        <Link href={paths.history()} variant="primary">
          {t('order.toHistory')}
        </Link>
      }
    />
  );
};

/** /group-sales/{id}: what became of each line of a group sale, and its links. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('groupSale');
  const { dateTime } = useFormat();
  const nameOf = usePackageName();
  const { id = '' } = useParams();
  const query = useGroupSale(id);
  const { data, isPending } = query;
  return (
    <PageFrame
      title={data ? t('order.title', { name: nameOf({ ...data.dataPackage, name: data.name }) }) : t('title')}
      context={data ? t('order.ordered', { date: dateTime(data.createdAt) }) : isPending && <Skeleton width="12rem" />}
      back={{ href: paths.groupSales(), label: t('title') }}
      actions={
        <Link href={paths.groupSales()} variant="secondary">
          {t('order.another')}
        </Link>
      }
    >
      <QueryContent query={query} loading={<Skeleton shape="block" height="30rem" />} gone={<Gone />} card={{}}>
        {(group) => <Order group={{ ...group, name: nameOf({ ...group.dataPackage, name: group.name }) }} />}
      </QueryContent>
    </PageFrame>
  );
};
