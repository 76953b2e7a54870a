import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import type { RowActions } from './table-types.ts';
import styles from './RowTrigger.module.css';

type RowTriggerProps<Row> = {
  /** What a press does. */
  table: RowActions<Row>;
  /** The record of the row. */
  row: Row;
  /** The element whose text names the row. */
  nameId: string;
};

/**
 * One button or link, spread over the whole row or card: the whole row for the mouse, one stop for the keyboard.
 *
 * Use it once in a row whose place is positioned; what else can be pressed there lies above it.
 *
 * Keyboard: Tab reaches it; Enter follows the link, Enter and Space press the button.
 */
export const RowTrigger = <Row,>({ table, row, nameId }: RowTriggerProps<Row>): ReactElement | null => {
  const { onRowAction, rowHref, rowLabel } = table;
  const name = rowLabel ? { 'aria-label': rowLabel(row) } : { 'aria-labelledby': nameId };
  if (rowHref) return <Link className={styles.trigger ?? ''} href={rowHref(row)} {...name} />;
  if (onRowAction) return <Button className={styles.trigger ?? ''} onPress={() => onRowAction(row)} {...name} />;
  return null;
};
