import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '#domain/money.ts';
import type { PackageFacts } from '#domain/package.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { CloseIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { PackageName } from '#web/components/packages/list/PackageName.tsx';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import styles from './OrderLines.module.css';

/** Loaded later: the order is shown before its amounts can be changed. */
const AmountField = lazyComponent(async () => (await import('#web/components/packages/AmountField.tsx')).AmountField, {
  fallback: <Skeleton shape="block" height="var(--control-height)" />,
});

export type OrderLine = {
  /** Product id. */
  id: string;
  amount: number;
  /** The package; undefined before the first price, which names it. */
  item: { name: string; facts: PackageFacts } | undefined;
  /** For all units; undefined while it is being calculated. */
  price: Money | undefined;
};

type OrderLinesProps = {
  /** What is bought, in the order of the cart. */
  lines: readonly OrderLine[];
  /** Called with a package's id and its new number of units; 0 removes it. */
  onAmount: (id: string, amount: number) => void;
  /** A payment is under way, or its outcome is unknown: nothing can be changed. */
  isLocked?: boolean;
};

type LineProps = Pick<OrderLinesProps, 'onAmount' | 'isLocked'> & {
  line: OrderLine;
  item: NonNullable<OrderLine['item']>;
  onRemoved: () => void;
};

const Line = ({ line, item, onAmount, isLocked = false, onRemoved }: LineProps): ReactElement => {
  const { t } = useTranslation('shop');
  const texts = usePackageTexts();
  const { id, amount, price } = line;
  const name = usePackageName()({ ...item.facts, name: item.name });
  const remove = (): void => {
    onAmount(id, 0);
    onRemoved();
  };
  return (
    <>
      {/* PKG-025 */}
      <PackageName name={`${amount} × ${name}`} coverage={item.facts} note={texts.holds(item.facts)} />
      <div className={styles.amount}>
        <AmountField name={name} amount={amount} onChange={(value) => onAmount(id, value)} isDisabled={isLocked} />
      </div>
      <span className={styles.price}>{price ? <PriceLabel price={price} isStrong /> : <Skeleton width="4rem" />}</span>
      <span className={styles.remove}>
        {!isLocked && (
          <IconButton label={t('box.removeFromCartNamed', { name })} icon={CloseIcon} size="small" onPress={remove} />
        )}
      </span>
    </>
  );
};

const Loading = ({ count }: { count: number }): ReactElement => (
  <div className={styles.lines} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.line}>
        <Skeleton width="50%" />
      </div>
    ))}
  </div>
);

/** The purchase, line by line: '2 x Europe 5 GB', its number of units to change, and its price. */
export const OrderLines = ({ lines, ...props }: OrderLinesProps): ReactElement => {
  const { t } = useTranslation('shop');
  const list = useRef<HTMLUListElement>(null);
  if (lines.every(({ item }) => item === undefined)) return <Loading count={lines.length} />;
  return (
    <ul ref={list} tabIndex={-1} className={styles.lines} aria-label={t('checkout.order')}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          {line.item ? (
            <Line line={line} item={line.item} {...props} onRemoved={() => list.current?.focus()} />
          ) : (
            <Skeleton width="50%" />
          )}
        </li>
      ))}
    </ul>
  );
};
