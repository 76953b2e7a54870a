import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageList } from '#contract/operator/model/packageList.ts';
import type { SaleChange } from '#contract/operator/model/saleChange.ts';
import type { SaleOutcome } from '#contract/operator/model/saleOutcome.ts';
import { SIMULATOR } from '#domain/simulator.ts';
import { getListPackagesQueryKey, useSetPackagesOnSale } from '#web/api/operator/packages/packages.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { lazyModal } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import styles from './SaleChanges.module.css';

type SaleBarProps = {
  /** How many packages are selected; without any, the buttons act on all that were found. */
  selected: number;
  /** How many packages were found, on all pages. */
  found: number;
  /** What holds for all that are shown. */
  note?: string | undefined;
  /** Called with whether they are to be on sale. */
  onChange: (onSale: boolean) => void;
  /** The change that is under way. */
  pending: 'put' | 'take' | undefined;
  /** Why the last change failed. */
  failure?: string | undefined;
};

/** Puts packages on sale or takes them off. */
export const SaleBar = ({ selected, found, note, onChange, pending, failure }: SaleBarProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const { number } = useFormat();
  const isAll = selected === 0;
  const count = isAll ? found : selected;
  return (
    <div className={styles.bar}>
      <div className={styles.text}>
        <p aria-live="polite">{t(isAll ? 'sale.found' : 'sale.selected', { count, number: number(count) })}</p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {(['put', 'take'] as const).map((kind) => (
        <Button
          key={kind}
          size="small"
          onPress={() => onChange(kind === 'put')}
          isPending={pending === kind}
          disabledReason={pending !== undefined && pending !== kind ? t('sale.pending') : undefined}
        >
          {t(isAll ? `sale.${kind}All` : `sale.${kind}`)}
        </Button>
      ))}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
    </div>
  );
};

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
        note={list.items.some(({ supplier }) => supplier === SIMULATOR) ? t('simulated') : undefined}
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
