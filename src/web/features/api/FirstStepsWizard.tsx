import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { firstPrice } from '#domain/package.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { configuration } from '#web/configuration/configuration.ts';
import { downloads } from '#web/configuration/downloads.ts';
import { GuideStep } from '#web/components/integration/GuideStep.tsx';
import { RequestArea } from '#web/components/integration/RequestArea.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { KeyIcon, PackageIcon, SimIcon, StoreIcon } from '#web/ui/icons.ts';
import { Wizard, type WizardStep } from '#web/ui/overlays/Wizard.tsx';
import { type RequestName, REQUESTS, requestsFor } from './requests.ts';

const logos = { retrieveToken: KeyIcon, getInventory: PackageIcon, activatePackage: SimIcon, dentBranding: StoreIcon };

/** Links to read more about a step, or to download something for it. */
const useLinks = (isInventoryEmpty: boolean): Partial<Record<RequestName, { label: string; href: string }>> => {
  const { t } = useTranslation(['api', 'specifications']);
  return {
    retrieveToken: { label: t('specifications:title'), href: paths.apiSpecifications() },
    ...(isInventoryEmpty && {
      activatePackage: { label: t('api:firstSteps.activatePackage.fill'), href: paths.dataPackages() },
    }),
    dentBranding: { label: t('api:firstSteps.dentBranding.download'), href: downloads.branding() },
  };
};

type FirstStepsWizardProps = {
  /** The requests to copy contain its credentials. */
  channel: ApiChannel;
  /** Called when the wizard is done or left. */
  onClose: () => void;
};

/** The package whose sale costs least: who tries a request does not look for a dear one. */
const cheapest = (items: readonly InventoryItem[]): InventoryItem | undefined => {
  const costOf = ({ prices }: InventoryItem): number => firstPrice(prices)?.priceValue ?? Number.POSITIVE_INFINITY;
  return items.filter(({ active }) => active).toSorted((one, other) => costOf(one) - costOf(other))[0];
};

/** What the request of the sale costs. */
const useSaleCost = (item: InventoryItem | undefined): string => {
  const { t } = useTranslation('api');
  const { money } = useFormat();
  const nameOf = usePackageName();
  const cost = item && firstPrice(item.prices);
  if (!cost) return '';
  return t('firstSteps.activatePackage.cost', {
    name: nameOf(item),
    price: money(cost.priceValue, cost.currencyCode),
  });
};

/** From the access token to the first sale, with the credentials of a channel (API-008 to API-011). */
export const FirstStepsWizard = ({ channel, onClose }: FirstStepsWizardProps): ReactElement => {
  const { t, i18n } = useTranslation('api');
  const { data: inventory } = useListInventory();
  const item = inventory && cheapest(inventory.items);
  const links = useLinks(inventory !== undefined && item === undefined);
  const cost = useSaleCost(item);
  const requests = requestsFor({
    credentials: channel,
    itemId: item?.id,
    language: i18n.language,
    badgeText: t('firstSteps.dentBranding.badge', { store: configuration.storeName }),
  });
  const steps = REQUESTS.map((name): WizardStep => ({
    key: name,
    title: t(`firstSteps.${name}.title`),
    content: (
      <GuideStep
        logo={logos[name]}
        text={`${t(`firstSteps.${name}.text`)} ${name === 'activatePackage' ? cost : ''}`.trim()}
        link={links[name]}
      >
        <RequestArea label={t(`firstSteps.${name}.label`)} request={requests[name]} />
      </GuideStep>
    ),
  }));
  return <Wizard title={t('firstSteps.title')} steps={steps} onClose={onClose} width={650} />;
};
