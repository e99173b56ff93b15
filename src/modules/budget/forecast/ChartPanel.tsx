import type { ReactNode } from 'react';
import { Panel } from '@/shared/ui/panel/Panel';
import table from '../Table.module.css';
import classes from './Forecast.module.css';

interface Props {
  title: string;
  text: string;
  headers: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  children: ReactNode;
}

/** Shows a chart with the table behind it, for those who cannot see it or want the exact amounts. */
export function ChartPanel({ title, text, headers, rows, children }: Props) {
  return (
    <Panel title={title} text={text}>
      <div aria-hidden="true" className="mt-12">
        {children}
      </div>
      {rows.length > 0 && (
        <details className={`mt-12 ${classes.behind}`}>
          <summary>Table of {title.toLowerCase()}</summary>
          <section
            className={table.box}
            aria-label={`Table of ${title.toLowerCase()}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
          >
            <table className={table.table}>
              <thead>
                <tr>
                  {headers.map((header, index) => (
                    <th key={header} scope="col" className={index > 0 ? table.number : undefined}>
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, cells }) => (
                  <tr key={key}>
                    {cells.map((cell, index) => (
                      <td
                        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name, and keep their order.
                        key={index}
                        className={index > 0 ? table.number : undefined}
                      >
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      )}
    </Panel>
  );
}
