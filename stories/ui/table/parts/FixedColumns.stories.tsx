import { type ReactElement, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { FixedColumns } from '#web/ui/table/parts/FixedColumns.tsx';
import grid from '#web/ui/table/parts/TableGrid.module.css';
import { type Sale, sales } from '../sales.tsx';

type RowsProps = {
  /** What is shown at first, and what comes then. */
  parts: readonly [first: Sale, next: Sale];
};

const Rows = ({ parts: [first, next] }: RowsProps): ReactElement => {
  const element = useRef<HTMLTableElement>(null);
  const [{ name, date, price }, show] = useState(first);
  return (
    <div style={{ maxWidth: '26rem' }}>
      <div className={grid.scroller}>
        <table ref={element} className={grid.table} aria-label="Sales">
          <thead>
            <tr>
              {['Package', 'Date', 'Price'].map((header) => (
                <th key={header} scope="col" className={grid.start}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{name}</td>
              <td>{date}</td>
              <td>{price}</td>
            </tr>
          </tbody>
        </table>
        <FixedColumns table={element} />
      </div>
      <Button onPress={() => show(next)}>Show the next row</Button>
    </div>
  );
};

const [short] = sales;
/** A word that is wider than the column of the first row. */
const long: Sale = { ...short!, name: 'Mittelmeerkreuzfahrtgesellschaftspaket 5 GB' };

const meta = preview.meta({
  title: 'UI/Table/Parts/FixedColumns',
  component: Rows,
  subcomponents: { FixedColumns },
  args: { parts: [short!, long] as const },
});

/** A row with a longer name has come: no column moves. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const widths = (): number[] => canvas.getAllByRole('columnheader').map(({ offsetWidth }) => offsetWidth);
    const before = widths();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the next row' }));
    await expect(canvas.getByText(long.name)).toBeVisible();
    await expect(widths()).toEqual(before);
  },
});
