import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDiscounts } from '#contract/storefront/model/bulkDiscounts.ts';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { formatIsoDay } from '#domain/date.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { endingOf, type FileCell, type FileColumn, type FileFormat } from '#domain/table-file.ts';
import { useGetAccount } from '#web/api/storefront/account/account.ts';
import { useListBulkDiscounts } from '#web/api/storefront/payments/payments.ts';
import { useCart } from '#web/queries/use-cart.ts';
import { useFileFormat } from '#web/browser-storage/file-format.ts';
import { CartLink } from '#web/components/packages/CartLink.tsx';
import { OfferTools } from '#web/components/packages/list/OfferTools.tsx';
import { PackageOffer } from '#web/components/packages/list/PackageOffer.tsx';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { requestFormHref } from '#web/configuration/request-form.ts';
import { browserLocale } from '#web/i18n/language.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths, SUPPORTED_DEVICES } from '#web/navigation/paths.ts';
import { useOffer } from '#web/queries/use-offer.ts';
import { useSession } from '#web/session/session-context.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { saveTable } from '#web/ui/actions/save-file.ts';
import { PackageIcon } from '#web/ui/icons.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { lazyComponent, lazyModal } from '#web/ui/lazy-component.tsx';
import { PricingBanner } from './components/PricingBanner.tsx';

const SaveTable = lazyModal(async () => (await import('#web/components/files/SaveTable.tsx')).SaveTable);

const PackageDetailsModal = lazyComponent(
  async () => (await import('#web/components/packages/details/PackageDetailsModal.tsx')).PackageDetailsModal,
  { isWanted: ({ item }) => item !== undefined },
);

const noDiscounts: BulkDiscounts = [];

/** The form to apply for a discount, prefilled with the reseller's data (PRI-007). */
const useDiscountForm = (discountRate: number | undefined): { applyHref: string; isExternal: boolean } => {
  const session = useSession();
  const { data: account } = useGetAccount();
  const email = account?.email ?? session.email;
  const form = requestFormHref('discount', {
    ...(email !== undefined && { email }),
    ...(account?.firstName !== undefined && { firstName: account.firstName }),
    ...(discountRate !== undefined && { discountRate: String(discountRate) }),
    ...(account?.pricingGroup !== undefined && { pricingGroup: account.pricingGroup }),
  });
  return { applyHref: form ?? paths.requestForm('discount'), isExternal: form !== undefined };
};

const columns = [
  'package',
  'coverage',
  'countries',
  'volume',
  'validity',
  'price',
  'currency',
  'recommendedPrice',
  'recommendedCurrency',
] as const;

const AMOUNTS: ReadonlySet<(typeof columns)[number]> = new Set(['price', 'recommendedPrice']);

/**
 * Saves packages as a file, in the language shown. Amounts have the currency beside them, so that a spreadsheet computes
 * with them.
 */
const useSave = (): ((packages: readonly DataPackage[], format: FileFormat) => Promise<void>) => {
  const { t } = useTranslation('pricing');
  const texts = usePackageTexts();
  const nameOf = usePackageName();
  const cellsOf = (item: DataPackage): FileCell[] => {
    const price = firstPrice(item.prices);
    const cells: Record<(typeof columns)[number], FileCell> = {
      package: nameOf(item),
      coverage: texts.coverage(item),
      countries: item.includedCountries.join(' '),
      volume: texts.volume(item),
      validity: texts.validity(item),
      price: price ? { amount: price.priceValue } : '',
      currency: price?.currencyCode ?? '',
      recommendedPrice: { amount: item.defaultRetailPriceInUsd },
      recommendedCurrency: DEFAULT_CURRENCY,
    };
    return columns.map((column) => cells[column]);
  };
  return async (packages, format) => {
    const titles = columns.map((column): FileColumn => ({
      title: t(`file.${column}`),
      kind: AMOUNTS.has(column) ? 'amount' : 'text',
    }));
    const rows = packages.map(cellsOf);
    const { writeTable } = await import('#web/components/files/write-table.ts');
    saveTable(
      `price-list-${formatIsoDay(new Date())}.${endingOf(format)}`,
      await writeTable({ name: t('file.sheet'), columns: titles, rows }, format),
    );
  };
};

type PriceListProps = { packages: readonly DataPackage[]; isOpen: boolean; onClose: () => void };

/** Saves all packages, whatever the filters show, in a file with the date in its name (PRI-002). */
const PriceListFile = ({ packages, isOpen, onClose }: PriceListProps): ReactElement => {
  const { t } = useTranslation('pricing');
  const [format, setFormat] = useFileFormat(browserLocale());
  const save = useSave();
  return (
    <SaveTable
      isOpen={isOpen}
      title={t('banner.download')}
      value={format}
      onChange={setFormat}
      onSave={(chosen) => save(packages, chosen)}
      failed={t('file.failed')}
      onClose={onClose}
    />
  );
};

/** /pricing: the reseller's prices, and the link to apply for a discount. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['pricing', 'shell']);
  const offer = useOffer();
  const bulk = useListBulkDiscounts();
  const cart = useCart();
  const [details, setDetails] = useState<DataPackage>();
  const [isSaving, setSaving] = useState(false);
  const isMobile = useIsMobile();
  const { discountRate } = offer;
  return (
    <PageFrame
      title={t('pricing:title')}
      context={t('pricing:subtitle')}
      actions={
        <>
          <CartLink units={cart.units} href={paths.packagesCheckout()} isNext />
          <Link href={paths.dataPackages()} variant={cart.units > 0 ? 'secondary' : 'primary'} icon={PackageIcon}>
            {t('shell:navigation.buyPackages')}
          </Link>
        </>
      }
      tools={!isMobile && <OfferTools {...offer.list} />}
    >
      <PricingBanner
        discountRate={offer.list.isLoading ? undefined : (discountRate ?? 0)}
        bulkDiscounts={bulk.isPending ? undefined : (bulk.data ?? noDiscounts)}
        {...useDiscountForm(discountRate)}
        onDownload={offer.isWhole && offer.list.packages.length > 0 ? () => setSaving(true) : undefined}
      />
      <PriceListFile packages={offer.list.packages} isOpen={isSaving} onClose={() => setSaving(false)} />
      <PackageOffer {...offer.list} onDetails={setDetails} isPriceList />
      <PackageDetailsModal item={details} onClose={() => setDetails(undefined)} devicesHref={SUPPORTED_DEVICES} />
    </PageFrame>
  );
};
