/**
 * For the parts of windowed tables and lists. The library places each row in another element, which the tags of tables
 * and lists do not allow inside them.
 */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
  list: { role: 'list' },
  listItem: { role: 'listitem' },
} as const;
