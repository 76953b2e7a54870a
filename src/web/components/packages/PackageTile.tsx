import type { ReactElement, ReactNode } from 'react';
import type { Money } from '#domain/money.ts';
import type { PackageFacts, TileColor } from '#domain/package.ts';
import { classes } from '#web/ui/props.ts';
import { CoverageLabel } from './CoverageLabel.tsx';
import styles from './PackageTile.module.css';
import { PriceLabel } from './PriceLabel.tsx';
import { usePackageTexts } from './use-package-texts.ts';

export interface PackageTileProps {
  name: string;
  facts: PackageFacts;
  /** See tileColor: by the position in the list. */
  color: TileColor;
  price: Money | undefined;
  /** What the price is, where it is not clear from around: 'Retail price'. */
  priceLabel?: string;
  /** Stands at the end of the first line: own stock, a state. */
  mark?: ReactNode;
  /** Makes the whole tile one button. */
  onPress?: (() => void) | undefined;
  /** The chosen one of several tiles. */
  isSelected?: boolean;
  /** Controls under the price, on a tile that is no button itself. */
  children?: ReactNode;
}

const Content = ({ name, facts, price, priceLabel, mark }: PackageTileProps): ReactElement => {
  const texts = usePackageTexts();
  return (
    <>
      <span className={styles.top}>
        <CoverageLabel coverage={facts} size="medium" />
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.figures}>
        <span className={styles.volume}>{texts.volume(facts)}</span>
        <span className={styles.validity}>{texts.validity(facts)}</span>
      </span>
      <span className={styles.price}>
        {priceLabel !== undefined && <span className={styles.priceLabel}>{priceLabel}</span>}
        <PriceLabel price={price} isStrong />
      </span>
    </>
  );
};

/** A package as a coloured good: flag or region mark, name, volume, validity, price, in this order everywhere. */
export const PackageTile = (props: PackageTileProps): ReactElement => {
  const { name, color, onPress, isSelected, children } = props;
  const className = classes(styles.tile, styles[color], isSelected && styles.selected);
  if (onPress) {
    return (
      <button
        type="button"
        className={classes(className, styles.pressable)}
        data-color={color}
        onClick={onPress}
        {...(isSelected !== undefined && { 'aria-pressed': isSelected })}
      >
        <Content {...props} />
      </button>
    );
  }
  return (
    <article className={className} data-color={color} aria-label={name}>
      <Content {...props} />
      {children !== undefined && <div className={styles.controls}>{children}</div>}
    </article>
  );
};
