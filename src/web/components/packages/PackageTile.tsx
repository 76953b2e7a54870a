import type { ReactElement, ReactNode, Ref } from 'react';
import type { Money } from '#domain/money.ts';
import type { PackageFacts, TileColor } from '#domain/package.ts';
import { Flag } from '#web/ui/data/Flag.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import { classes } from '#web/ui/props.ts';
import { CoverageLabel, coverageMark } from './CoverageLabel.tsx';
import styles from './PackageTile.module.css';
import { PriceLabel } from './PriceLabel.tsx';
import { usePackageTexts } from './use-package-texts.ts';

type PackageTileProps = {
  /** The reseller's own name of the package, else the catalogue's. */
  name: string;
  /** Coverage, volume and validity. */
  facts: PackageFacts;
  /** The package's own: see packageColors. */
  color: TileColor;
  /** The main price; a dash while there is none. */
  price: Money | undefined;
  /** The price's label, where the context does not make it clear: 'Retail price'. */
  priceLabel?: string;
  /** Below the price: what is left of a sale. */
  priceNote?: ReactNode;
  /** Makes the price a button with this name: on a tile that is not a button itself. */
  priceButton?: { label: string; onPress: () => void; ref: Ref<HTMLButtonElement> };
  /** A second price, smaller: 'Purchase price'. */
  otherPrice?: { label: string; price: Money | undefined };
  /** Placed at the end of the first line: own stock, a state. */
  mark?: ReactNode;
  /** Makes the whole tile one button. */
  onPress?: (() => void) | undefined;
  /** The chosen one of several tiles. */
  isSelected?: boolean;
  /** Two lines in place of six, for a list on a phone: the name with its price, and what it holds. */
  isDense?: boolean;
  /** Controls on a quiet strip below the colour, on a tile that is not a button itself. */
  children?: ReactNode;
};

type PriceButtonProps = NonNullable<PackageTileProps['priceButton']> & { children: ReactNode };

const PriceButton = ({ label, onPress, ref, children }: PriceButtonProps): ReactElement => (
  <button ref={ref} type="button" className={styles.priceButton} aria-label={label} onClick={onPress}>
    {children}
  </button>
);

type PriceProps = {
  label: string | undefined;
  price: Money | undefined;
  isStrong?: boolean;
  note?: ReactNode;
  button?: PackageTileProps['priceButton'];
};

const Price = ({ label, price, isStrong = false, note, button }: PriceProps): ReactElement => (
  <span className={classes(styles.price, isStrong && styles.mainPrice)}>
    {label !== undefined && <span className={styles.priceLabel}>{label} </span>}
    {button ? (
      <PriceButton {...button}>
        <PriceLabel price={price} isStrong={isStrong} />
      </PriceButton>
    ) : (
      <PriceLabel price={price} isStrong={isStrong} />
    )}
    {note !== undefined && <small className={styles.priceLabel}>{note}</small>}
  </span>
);

const Content = (props: PackageTileProps): ReactElement => {
  const { name, facts, price, priceLabel, priceNote, priceButton, otherPrice, mark } = props;
  const texts = usePackageTexts();
  return (
    <>
      <span className={styles.top}>
        <CoverageLabel coverage={facts} size="medium" />
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.holds}>
        <span className={styles.volume}>{texts.volume(facts)}</span> <span>{texts.validity(facts)}</span>
      </span>
      <span className={styles.prices}>
        {otherPrice && <Price {...otherPrice} />}
        <Price label={priceLabel} price={price} note={priceNote} button={priceButton} isStrong />
      </span>
    </>
  );
};

const DenseContent = (props: PackageTileProps): ReactElement => {
  const { name, facts, price, priceLabel, priceNote, priceButton } = props;
  const texts = usePackageTexts();
  const label = priceLabel !== undefined && <VisuallyHidden>{priceLabel} </VisuallyHidden>;
  return (
    <>
      <span className={styles.denseLine}>
        <span className={styles.flagged}>
          <Flag code={coverageMark(facts)} size="small" />
          <span className={styles.name}>{name}</span>
        </span>
        <span className={styles.mainPrice}>
          {label}
          {priceButton ? (
            <PriceButton {...priceButton}>
              <PriceLabel price={price} isStrong />
            </PriceButton>
          ) : (
            <PriceLabel price={price} isStrong />
          )}
        </span>
      </span>
      <small className={styles.denseLine}>
        <span>{`${texts.coverage(facts)} · ${texts.holds(facts)}`}</span>
        {priceNote !== undefined && <span>{priceNote}</span>}
      </small>
    </>
  );
};

/**
 * A package as a coloured tile: flag or region mark, name, volume, validity, price, in this order.
 *
 * Use it where packages are picked by sight: at the till, in the inventory on phones, on the landing page. Many
 * packages that are compared by price are a PackageOffer.
 *
 * Anatomy: on a coloured ground the coverage with a mark at the line's end, the name, volume and validity, and at the
 * foot the prices; below it a quiet strip for controls. A dense one has two lines, the name and its price first.
 *
 * Do:
 * - Take the `color` of the item, which is the same in every list and chart.
 * - Set `isDense` where a phone lists packages that are managed, not picked.
 * - Give `priceLabel` where two prices could be meant.
 *
 * Don't:
 * - Put a button on a tile with `onPress`: it is one itself.
 * - Tell states by the colour: it means nothing.
 *
 * Keyboard: a tile with `onPress` is one button, and so is a price with `priceButton`.
 */
export const PackageTile = (props: PackageTileProps): ReactElement => {
  const { name, color, onPress, isSelected, isDense = false, children } = props;
  if (onPress) {
    return (
      <button
        type="button"
        className={classes(styles.tile, styles.pressable, styles.body, styles[color], isSelected && styles.selected)}
        data-color={color}
        onClick={onPress}
        {...(isSelected !== undefined && { 'aria-pressed': isSelected })}
      >
        <Content {...props} />
      </button>
    );
  }
  return (
    <article className={styles.tile} data-color={color} aria-label={name}>
      <div className={classes(styles.body, isDense && styles.dense, styles[color])}>
        {isDense ? <DenseContent {...props} /> : <Content {...props} />}
      </div>
      {children !== undefined && <div className={styles.controls}>{children}</div>}
    </article>
  );
};
