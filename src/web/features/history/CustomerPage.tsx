import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import { hasUnlimited } from '#domain/balance.ts';
import { isInUse } from '#domain/esim.ts';
import { saleOfLink } from '#domain/esim-replacement.ts';
import { profileDomains } from '#domain/profile-domain.ts';
import { totalsOf } from '#domain/sales-days.ts';
import { DEFAULT_SALES_ORDER, orderedSales } from '#domain/sales-list.ts';
import { noteOf, packageOfSale } from '#domain/sold-item.ts';
import { getGetCustomerQueryKey, useGetCustomer } from '#web/api/storefront/customers/customers.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { MailedLink } from '#web/components/sales/MailedLink.tsx';
import { ShareLink } from '#web/components/share/ShareLink.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { useReadLinkMail } from '#web/queries/use-link-mail.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Announcement } from '#web/ui/feedback/Announcement.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { SearchIcon, SmartphoneIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, lazyModal, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { CustomerCard } from './components/CustomerCard.tsx';
import { SoldItemTable } from './components/SoldItemTable.tsx';
import styles from './DetailColumns.module.css';
import { RelatedEsims } from './RelatedEsims.tsx';
import { useCustomerChanges, useCustomerExport } from './use-customer-changes.ts';

const AddEmailModal = lazyModal(async () => (await import('#web/components/sales/AddEmailModal.tsx')).AddEmailModal);
const CountryModal = lazyModal(async () => (await import('./components/CountryModal.tsx')).CountryModal);
const ReplaceLinks = lazyComponent(async () => (await import('./ReplaceLinks.tsx')).ReplaceLinks);
const ReplaceEsim = lazyComponent(async () => (await import('./ReplaceEsim.tsx')).ReplaceEsim);
const EraseCustomer = lazyComponent(async () => (await import('./EraseCustomer.tsx')).EraseCustomer);

type Dialog = 'email' | 'country' | 'esim' | 'links' | 'erase';

type DetailsProps = {
  /** Everything that is known of the customer. */
  details: CustomerDetails;
};

type ContentProps = DetailsProps & {
  /** When that was read. */
  now: Date;
};

type DialogsProps = DetailsProps & {
  opened: Dialog | undefined;
  /** The eSIM to be replaced, where one was chosen. */
  iccid: string | undefined;
  onClose: () => void;
};

const Dialogs = ({ details: { customer }, opened, iccid, onClose }: DialogsProps): ReactElement => {
  const { uid } = customer;
  const navigate = useNavigate();
  const queryKey = getGetCustomerQueryKey(uid);
  const changes = useCustomerChanges(queryKey, uid, onClose);
  useFetchAhead(ReplaceLinks);
  useFetchAhead(EraseCustomer);
  return (
    <>
      <AddEmailModal
        isOpen={opened === 'email'}
        onClose={onClose}
        onSubmit={changes.addEmail}
        isPending={changes.isAddingEmail}
      />
      <CountryModal
        isOpen={opened === 'country'}
        onClose={onClose}
        onSubmit={changes.setCountry}
        isPending={changes.isSettingCountry}
        failure={changes.countryFailure}
      />
      {opened === 'esim' && <ReplaceEsim customerUid={uid} iccid={iccid} onClose={onClose} />}
      {opened === 'links' && <ReplaceLinks queryKey={queryKey} customerUid={uid} onClose={onClose} />}
      {opened === 'erase' && (
        <EraseCustomer
          customerUid={uid}
          onClose={onClose}
          onErased={() => void navigate(paths.customers(), { replace: true })}
        />
      )}
    </>
  );
};

/** How often and for how much the customer bought, and where from. */
const Summary = ({ details: { activatedItems, customer } }: DetailsProps): ReactElement => {
  const { t } = useTranslation('customers');
  const { money, country } = useFormat();
  const spent = totalsOf(activatedItems).map(({ priceValue, currencyCode }) => money(priceValue, currencyCode));
  const { countryOfResidence } = customer;
  return (
    <>
      {[
        t('detail.subtitle', { count: activatedItems.length }),
        ...spent,
        ...(countryOfResidence ? [country(countryOfResidence)] : []),
      ].join(' · ')}
    </>
  );
};

/** A package for an eSIM that the customer has, or with a new one where none can be topped up. */
const Sell = ({ details: { customer, relatedEsims } }: DetailsProps): ReactElement => {
  const { t } = useTranslation('customers');
  const canTopUp = profileDomains(relatedEsims).length > 0;
  return (
    <Link
      href={paths.pointOfSalePackages('existing', {
        customerUid: customer.uid,
        ...(!canTopUp && { esim: 'new' }),
      })}
      variant="primary"
      icon={SmartphoneIcon}
    >
      {t('detail.sell')}
    </Link>
  );
};

/** The link to the customer's page, to send it once more. */
const SendAgain = ({ details, now, onCopied }: ContentProps & { onCopied: () => void }): ReactElement => {
  const { t } = useTranslation('customers');
  const nameOf = usePackageName();
  const { customer, activatedItems, relatedEsims } = details;
  const [latest] = activatedItems;
  const [mailed] = relatedEsims.filter(isInUse).flatMap((esim) => saleOfLink(esim, activatedItems, now) ?? []);
  const mail = useReadLinkMail(customer.email === undefined ? undefined : mailed?.uid);
  const link = customer.shortProfileUrl ?? customer.profileUrl;
  return (
    <Card title={t('detail.share')}>
      <div className={styles.ways}>
        {customer.email !== undefined && mail && <MailedLink email={customer.email} {...mail} />}
        <ShareLink
          link={link}
          title={latest ? nameOf(packageOfSale(latest)) : t('detail.share')}
          email={customer.email}
          onCopied={onCopied}
        />
      </div>
    </Card>
  );
};

/** The header says whose sales these are: the rows do not repeat it. */
const Sales = ({ details: { activatedItems } }: DetailsProps): ReactElement => {
  const { t } = useTranslation('customers');
  const nameOf = usePackageName();
  const [order, setOrder] = useState(DEFAULT_SALES_ORDER);
  const items = useMemo(
    () => orderedSales(activatedItems, order, (item) => nameOf(packageOfSale(item))),
    [activatedItems, order, nameOf],
  );
  return (
    <Card title={t('detail.sales')} isFlush>
      <SoldItemTable
        items={items}
        order={order}
        onOrderChange={setOrder}
        itemHref={({ uid }) => paths.soldItem(uid)}
        isOfOneBuyer
      />
    </Card>
  );
};

/** What the customer has and bought, and what can be done about it. */
const Content = ({ details, now }: ContentProps): ReactElement => {
  const { t } = useTranslation('history');
  const toast = useToast();
  const [opened, setOpened] = useState<Dialog>();
  const [replacedIccid, setReplacedIccid] = useState<string>();
  const { customer, activatedItems, relatedEsims } = details;
  const { uid } = customer;
  const personData = useCustomerExport(getGetCustomerQueryKey(uid), uid);
  const handleCopied = (): void => toast.success(t('detail.copied'), { isShort: true });
  const replaceEsim = (iccid?: string): void => {
    setReplacedIccid(iccid);
    setOpened('esim');
  };
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <RelatedEsims
            esims={relatedEsims}
            sales={activatedItems}
            isFolding
            now={now}
            onReplace={replaceEsim}
            onCopied={handleCopied}
          />
          {relatedEsims.some(isInUse) && <SendAgain details={details} now={now} onCopied={handleCopied} />}
        </div>
        <CustomerCard
          detail={details}
          sales={activatedItems}
          onAddEmail={() => setOpened('email')}
          onAddCountry={() => setOpened('country')}
          onReplaceLinks={() => setOpened('links')}
          onExport={personData.save}
          isExporting={personData.isSaving}
          onErase={() => setOpened('erase')}
          onCopied={handleCopied}
        />
      </div>
      <Sales details={details} />
      <Dialogs details={details} opened={opened} iccid={replacedIccid} onClose={() => setOpened(undefined)} />
    </>
  );
};

/** The cards of a customer in their final size. */
const ContentSkeleton = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <>
      <Announcement text={t('loading')} />
      <div className={styles.columns} aria-busy>
        <div className={styles.column}>
          <Skeleton shape="block" height="10.5rem" />
          <Skeleton shape="block" height="8rem" />
        </div>
        <Skeleton shape="block" height="24rem" />
      </div>
      <Skeleton shape="block" height="12rem" />
    </>
  );
};

/** /customers/{uid}: everything about one customer. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('customers');
  const { uid = '' } = useParams();
  const query = useGetCustomer(uid);
  const texts = usePackageTexts();
  const { data, dataUpdatedAt, isPending } = query;
  const back = { href: paths.customers(), label: t('detail.back') };
  const [note] = data?.activatedItems.flatMap(({ metatag }) => noteOf(metatag) ?? []) ?? [];
  const name = data ? (data.customer.email ?? note ?? t('guest')) : t('columns.customer');
  return (
    <PageFrame
      title={name}
      context={data ? <Summary details={data} /> : isPending && <Skeleton width="8rem" />}
      figure={
        isPending ? (
          <FigureSkeleton size="large" />
        ) : (
          data && (
            <Figure
              value={texts.available(data.totalAvailableBalance, hasUnlimited(data.activatedItems))}
              unit={t('detail.left')}
              size="large"
            />
          )
        )
      }
      actions={data && <Sell details={data} />}
      back={back}
    >
      <QueryContent
        query={query}
        loading={<ContentSkeleton />}
        failed={t('detail.failed')}
        gone={
          <EmptyState
            icon={SearchIcon}
            title={t('detail.notFound')}
            text={t('detail.notFoundText')}
            action={<Link href={back.href}>{back.label}</Link>}
          />
        }
      >
        {(details) => <Content details={details} now={new Date(dataUpdatedAt)} />}
      </QueryContent>
    </PageFrame>
  );
};
