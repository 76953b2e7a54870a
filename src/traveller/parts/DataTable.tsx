import type { ReactElement, ReactNode } from 'react';

type Row = { key: string; cells: readonly ReactNode[]; isGrey?: boolean };

type DataTableProps = { id: string; title: string; columns: readonly string[]; rows: readonly Row[]; none: string };

/** A card with a table; on narrow screens each row becomes a block whose cells are labelled. */
export const DataTable = ({ id, title, columns, rows, none }: DataTableProps): ReactElement => (
  <section className="card" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {rows.length === 0 ? (
      <p>{none}</p>
    ) : (
      <table aria-labelledby={id}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isGrey = false }) => (
            <tr key={key} className={isGrey ? 'grey' : undefined}>
              {columns.map((column, index) => (
                <td key={column} data-label={column}>
                  <div>{cells[index]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
