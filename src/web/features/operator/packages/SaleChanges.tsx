import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageList } from '#contract/operator/model/packageList.ts';
import type { SaleChange } from '#contract/operator/model/saleChange.ts';
import type { SaleOutcome } from '#contract/operator/model/saleOutcome.ts';
import { getListPackagesQueryKey, useSetPackagesOnSale } from '#web/api/operator/packages/packages.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { SaleBar } from './components/SaleBar.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { lazyModal } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

const ConfirmDialog = lazyModal(async () => (await import('#web/ui/overlays/ConfirmDialog.tsx')).ConfirmDialog);

export type SaleChangesProps = {
  /** The page that is shown. */
  list: PackageList;
  /** Those of it that are selected; without any, all that the filter finds are changed. */
  ids: readonly string[];
  /** What the list is narrowed by. */
  filter: Pick<SaleChange, 'search' | 'supplier' | 'state'>;
  /** Called after a change. */
  onChanged: () => void;
};

/** Puts the selected packages on sale or takes them off, or all that were found, which asks first. */
export const SaleChanges = ({ list, ids, filter, onChanged }: SaleChangesProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const { number } = useFormat();
  const [asked, setAsked] = useState<boolean>();
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const kind = (onSale: boolean) => (onSale ? 'put' : 'take');
  const onSuccess = (
    { changed, notOnSale, waiting }: SaleOutcome,
    { data: { onSale } }: { data: SaleChange },
  ): void => {
    setAsked(undefined);
    onChanged();
    toast.success(t(`sale.done.${kind(onSale)}`, { count: changed, number: number(changed) }));
    if (waiting > 0) toast.info(t('sale.waiting', { count: waiting, number: number(waiting) }));
    if (notOnSale > 0) toast.error(t('sale.notOnSale', { count: notOnSale, number: number(notOnSale) }));
  };
  const sale = useSetPackagesOnSale({
    // Not of the call: a list that is empty now has no such changes any more.
    mutation: { onSuccess, onSettled: () => queries.invalidateQueries({ queryKey: getListPackagesQueryKey() }) },
  });
  const { revision: seen, found } = list;
  const failure = sale.error ? problemText(sale.error) : undefined;
  const choose = (onSale: boolean): void => {
    sale.reset();
    if (ids.length === 0) setAsked(onSale);
    else sale.mutate({ data: { onSale, ids: [...ids], seen } });
  };
  return (
    <>
      <SaleBar
        selected={ids.length}
        found={found}
        onChange={choose}
        pending={sale.isPending ? kind(sale.variables.data.onSale) : undefined}
        failure={asked === undefined ? failure : undefined}
      />
      {asked !== undefined && (
        <ConfirmDialog
          isOpen
          title={t(`sale.ask.${kind(asked)}`, { count: found, number: number(found) })}
          confirmLabel={t(`sale.${kind(asked)}`)}
          onConfirm={() => sale.mutateAsync({ data: { onSale: asked, ...filter, seen } })}
          onCancel={() => setAsked(undefined)}
          isPending={sale.isPending}
          error={failure}
        >
          {t(`sale.askText.${kind(asked)}`)}
        </ConfirmDialog>
      )}
    </>
  );
};
