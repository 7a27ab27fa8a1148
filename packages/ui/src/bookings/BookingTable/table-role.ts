const role = <Role extends string>(name: Role) => ({ role: name });

/** A table whose rows are laid out as cards loses its roles in some browsers: they are said again. */
export const tableRole = {
  table: role('table'),
  rowgroup: role('rowgroup'),
  row: role('row'),
  columnheader: role('columnheader'),
  rowheader: role('rowheader'),
  cell: role('cell'),
};
