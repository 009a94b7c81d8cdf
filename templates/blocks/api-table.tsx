// The table that props, slots and classes share. In: column titles and rows of cells. Out: a table that style sheets
// may stack on narrow screens; its roles are written out because stacking would take them away.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactElement, ReactNode } from 'react';
import { breakableHtmlOf } from '../../src/model/breakable.ts';

interface ApiRow {
  /** The row's anchor. */
  readonly id: string;
  /** Further anchors that lead here. */
  readonly aliases?: readonly string[];
  /** Link text of the row: the name as code. */
  readonly name: string;
  readonly marks?: ReactNode;
  readonly deprecated?: boolean;
  /** One cell per column after the first; an absent one is left out on narrow screens. */
  readonly cells: readonly ReactNode[];
}

interface ApiTableProps {
  readonly kind: 'members' | 'slots' | 'classes';
  readonly columns: readonly string[];
  readonly rows: readonly ApiRow[];
}

export function ApiTable({ kind, columns, rows }: ApiTableProps): ReactElement {
  return (
    <table className={`api-table api-${kind}`} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row" id={row.id} className={row.deprecated ? 'api-row-deprecated' : undefined}>
            <th role="rowheader" scope="row">
              {row.aliases?.map((alias) => (
                <span key={alias} id={alias} className="api-alias" />
              ))}
              <a className="api-name" href={`#${row.id}`}>
                <code dangerouslySetInnerHTML={{ __html: breakableHtmlOf(row.name) }} />
              </a>
              {row.marks}
            </th>
            {row.cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                role="cell"
                // Shown where rows are stacked; what props and slots have there speaks for itself.
                data-label={kind === 'classes' && index === 0 ? columns[1] : undefined}
                className={cell ? undefined : 'api-cell-empty'}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
