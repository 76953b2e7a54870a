import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import { type Buyer, isToppedUp, readBuyer } from '#domain/buyer.ts';
import { replacementChoices } from '#domain/esim-replacement.ts';
import { sortInventory, TILE_ORDER } from '#domain/inventory-order.ts';
import { fitsCustomer } from '#domain/profile-domain.ts';
import { useBeginning } from '#web/api/beginning.ts';
import { getListInventoryQueryKey, useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { KnownCustomer } from './components/KnownCustomer.tsx';
import { EmptyInventory } from '#web/components/packages/EmptyInventory.tsx';
import { PackageChoice } from './components/PackageChoice.tsx';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { currentTime } from '#web/device/assumed.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { AT_ONCE } from '#web/ui/windowed/use-rows-in-time.ts';
import { buyerHref, missingBuyerHref, packagesHref, sellHref } from './addresses.ts';
import { newAttempt } from './attempt.ts';
import { type KnownBuyer, useBuyer } from './use-buyer.ts';
import { WhatIsLeft } from './WhatIsLeft.tsx';

/** Nothing of what is on sale works on the customer's eSIMs; with a new eSIM everything does. */
const NoneFits = ({ href }: { href: string }): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <EmptyState
      title={t('packages.noneFit')}
      text={t('packages.noneFitText')}
      action={
        <Link href={href} variant="primary">
          {t('newEsim.action')}
        </Link>
      }
    />
  );
};

const Packages = ({ buyer, known }: { buyer: Buyer; known: KnownBuyer }): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const navigate = useNavigate();
  const nameOf = usePackageName();
  const { domains } = known;
  const fits = (item: InventoryItem): boolean => item.active && (!domains || fitsCustomer(item, domains));
  const beginning = useBeginning<InventoryList>(getListInventoryQueryKey(), { domains }, (list) => {
    if (known.isLoading) return undefined;
    const fitting = sortInventory(list.items.filter(fits), TILE_ORDER, nameOf);
    if (fitting.length === 0) return undefined;
    return { list: { ...list, items: fitting.slice(0, AT_ONCE) }, count: fitting.length };
  });
  const inventory = useListInventory({ query: beginning.options });
  const { data, isPending, isPlaceholderData } = inventory;
  const failure = queryFailure(inventory);
  if (failure) return <ErrorState title={t('packages.failed')} {...failure} />;
  const offered = (data?.items ?? []).filter(({ active }) => active);
  const fitting = offered.filter(fits);
  const hiddenCount = offered.length - fitting.length;
  const isLoading = isPending || known.isLoading;
  const newEsimHref = packagesHref({ ...buyer, ...(buyer.type === 'existing' && { esim: 'new' }) });
  if (!isLoading && fitting.length === 0)
    return hiddenCount > 0 ? (
      <NoneFits href={newEsimHref} />
    ) : (
      <EmptyInventory isBrief inventoryHref={paths.inventory()} packagesHref={paths.dataPackages()} />
    );
  return (
    <>
      <PackageChoice
        items={fitting}
        count={isPlaceholderData ? beginning.count : undefined}
        onChoose={({ id }) => void navigate(sellHref(buyer, id, { attempt: newAttempt() }))}
        isLoading={isLoading}
      />
      {hiddenCount > 0 && !isLoading && (
        <Banner
          action={
            <Link href={newEsimHref} variant="secondary" size="small">
              {t('newEsim.action')}
            </Link>
          }
        >
          {t('packages.hidden', { count: hiddenCount })}
        </Banner>
      )}
    </>
  );
};

const CustomerMissing = ({ known }: { known: KnownBuyer }): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  if (known.failure) return <ErrorState title={t('packages.customerFailed')} {...known.failure} />;
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('packages.customerGone')}
      action={
        <Link href={paths.pointOfSaleCustomer('existing')} variant="primary">
          {t('packages.searchAgain')}
        </Link>
      }
    />
  );
};

const ReplaceEsim = lazyComponent(async () => (await import('./ReplaceEsim.tsx')).ReplaceEsim);

/** Where no eSIM of a customer can be topped up, a new one is sold. */
const toSell = (buyer: Buyer, { domains }: KnownBuyer): Buyer =>
  buyer.type === 'existing' && domains?.length === 0 ? { ...buyer, esim: 'new' } : buyer;

const Choice = ({ buyer: addressed }: { buyer: Buyer }): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const [isReplacing, setReplacing] = useState(false);
  const found = useBuyer(addressed);
  const buyer = toSell(addressed, found);
  const isNewEsim = buyer.type === 'existing' && !isToppedUp(buyer);
  const known = isNewEsim ? { ...found, domains: undefined } : found;
  const { name, existing, existingCountry, goOver } = known;
  const country = buyer.type === 'existing' ? undefined : buyer.country;
  const forCustomer = t(isNewEsim ? 'newEsim.forCustomer' : 'packages.forCustomer', { customer: name ?? '' });
  const context = name === undefined ? undefined : forCustomer;
  const { details } = known;
  const canReplace =
    details && replacementChoices(details.relatedEsims, details.activatedItems, currentTime()).length > 0;
  return (
    <PageFrame
      title={t('packages.title')}
      context={buyer.type === 'guest' ? t('packages.forGuest') : context}
      figure={details && <WhatIsLeft details={details} />}
      back={{ href: buyerHref(buyer), label: t(`start.${buyer.type}.title`) }}
      actions={
        // What a known customer may have come for instead of a top-up.
        canReplace ? <Button onPress={() => setReplacing(true)}>{t('replace.action')}</Button> : undefined
      }
    >
      {existing && (
        <KnownCustomer
          email={name ?? ''}
          entered={country}
          country={existingCountry}
          onGoOn={() => goOver(packagesHref(existing), country)}
        />
      )}
      {isNewEsim && buyer !== addressed && <Banner>{t('newEsim.noneLeft')}</Banner>}
      {known.failure || known.isGone ? <CustomerMissing known={known} /> : <Packages buyer={buyer} known={known} />}
      {isReplacing && buyer.type === 'existing' && (
        <ReplaceEsim customerUid={buyer.customerUid} iccid={buyer.iccid} onClose={() => setReplacing(false)} />
      )}
    </PageFrame>
  );
};

/** /store/{type}/packages: the choice of the package to sell. */
export const Component = (): ReactElement => {
  const { type } = useParams();
  const [query] = useSearchParams();
  const buyer = readBuyer(type, query);
  return typeof buyer === 'string' ? <Navigate to={missingBuyerHref(buyer)} replace /> : <Choice buyer={buyer} />;
};
