import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { type CartLine, lostLines } from '#domain/cart.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

/**
 * Takes packages that are no longer on offer out of the cart, and says so.
 *
 * @param packages All that are on offer; undefined until they are known.
 */
export const useLostLines = (
  lines: readonly CartLine[],
  setAmount: (id: string, amount: number) => void,
  packages: readonly DataPackage[] | undefined,
): void => {
  const { t } = useTranslation('shop');
  const toast = useToast();
  useEffect(() => {
    if (packages === undefined) return;
    const lost = lostLines(lines, packages);
    if (lost.length === 0) return;
    for (const { id } of lost) setAmount(id, 0);
    toast.info(t('box.lost', { count: lost.length }));
  }, [lines, setAmount, packages, t, toast]);
};
