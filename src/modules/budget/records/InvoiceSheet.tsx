import { useRef, useState } from 'react';
import { asApiError } from '@/api/apiError';
import type { InvoiceDetail, InvoiceLine, InvoiceLineInput } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { reasonText } from '@/shared/errors/problemTexts';
import {
  decimalOf,
  formatAmount,
  formatShare,
  parseMoney,
  parseShare,
} from '@/shared/format/money';
import { UnsavedCells } from '@/shared/forms/UnsavedChanges';
import classes from '../Table.module.css';
import { TableBox } from '../TableBox';
import { type Fault, type Field, InvoiceCell } from './InvoiceCell';
import { Amount } from './marks';
import { useUpdateInvoice } from './writes';

const names: Readonly<Record<Field, string>> = {
  thisPeriodMinor: 'This period',
  storedMinor: 'Stored material',
  percentBp: 'Percent complete',
};
const whyOf = (code: string): string =>
  ({
    overbilled: 'More than what is scheduled',
    underbilled: 'Less than nothing',
    number: 'Not an amount',
    share: 'Enter 0 to 100 percent',
  })[code] ?? 'Not accepted';

const shownIn = (line: InvoiceLine, field: Field): string =>
  field === 'percentBp'
    ? line.percentBp === null
      ? ''
      : formatShare(line.percentBp)
    : formatAmount(line[field]);
const editedIn = (line: InvoiceLine, field: Field): string =>
  field === 'percentBp' ? shownIn(line, field) : decimalOf(line[field]);

/** Shows the rows of an invoice. A draft is edited in place, and a refusal stays at its cell. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceDetail }) {
  const { lines, totals } = invoice;
  const mayEdit = invoice.permittedActions.includes('update');
  const { faults, other, mark, save, isSaving, forget } = useInvoiceCells(invoice);
  const [isTyping, setTyping] = useState(false);
  return (
    <>
      <UnsavedCells
        isTyping={isTyping}
        isSaving={isSaving}
        isLeft={faults.size > 0}
        onDiscard={forget}
      />
      {other !== null && (
        <p role="alert" className={classes.negative}>
          {failureText('updateInvoice', other)}. {reasonText(other)}
        </p>
      )}
      <TableBox label="Continuation sheet">
        <table className={classes.table}>
          <SheetHead />
          <tbody>
            {lines.map((line) => {
              const cell = (field: Field) =>
                mayEdit ? (
                  <InvoiceCell
                    name={`${names[field]}: ${line.description}`}
                    shown={shownIn(line, field)}
                    edited={editedIn(line, field)}
                    fault={faults.get(`${line.id} ${field}`)}
                    field={field}
                    onSave={(text, isOutdated) => save(line, field, text, isOutdated)}
                    onCancel={() => mark(line, field, null)}
                    onTyping={setTyping}
                  />
                ) : (
                  shownIn(line, field)
                );
              return (
                <tr key={line.id}>
                  <td>
                    {line.description}
                    {line.changeOrderNumber && ` (${line.changeOrderNumber})`}
                  </td>
                  <td>
                    <Amount minor={line.scheduledMinor} />
                  </td>
                  <td>
                    <Amount minor={line.previousMinor} />
                  </td>
                  <td className={classes.number}>{cell('thisPeriodMinor')}</td>
                  <td className={classes.number}>{cell('storedMinor')}</td>
                  <td>
                    <Amount minor={line.completedMinor} />
                  </td>
                  <td className={classes.number}>{cell('percentBp')}</td>
                  <td>
                    <Amount minor={line.balanceMinor} />
                  </td>
                  <td>
                    <Amount minor={line.retentionMinor} />
                  </td>
                </tr>
              );
            })}
          </tbody>
          <SheetTotals totals={totals} />
        </table>
      </TableBox>
    </>
  );
}

/** Saves cells of an invoice one after the other, and keeps what was refused. */
function useInvoiceCells(invoice: InvoiceDetail) {
  const update = useUpdateInvoice(invoice);
  const [faults, setFaults] = useState<ReadonlyMap<string, Fault>>(new Map());
  const [other, setOther] = useState<unknown>(null);
  const [running, setRunning] = useState(0);
  // Each save needs the version that the last one made.
  const version = useRef(invoice.version);
  version.current = Math.max(version.current, invoice.version);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const mark = (line: InvoiceLine, field: Field, fault: Fault | null) =>
    setFaults((before) => {
      const next = new Map(before);
      if (fault) next.set(`${line.id} ${field}`, fault);
      else next.delete(`${line.id} ${field}`);
      return next;
    });
  const save = (line: InvoiceLine, field: Field, text: string, isOutdated: boolean) => {
    if (isOutdated && !faults.has(`${line.id} ${field}`)) {
      const theirs = shownIn(line, field) || 'empty';
      return mark(line, field, {
        text,
        why: `Another person entered ${theirs}. Enter yours again to replace it`,
      });
    }
    const value = field === 'percentBp' ? parseShare(text) : parseMoney(text || '0');
    if (value === null) {
      return mark(line, field, { text, why: whyOf(field === 'percentBp' ? 'share' : 'number') });
    }
    mark(line, field, null);
    if (value === line[field]) return;
    const input: InvoiceLineInput = { id: line.id, [field]: value };
    setRunning((before) => before + 1);
    queue.current = queue.current.then(async () => {
      try {
        const { data } = await update.mutateAsync({ version: version.current, lines: [input] });
        version.current = data.version;
        setOther(null);
      } catch (error) {
        const { errors } = asApiError(error);
        const refused = errors.find(({ pointer }) => pointer.startsWith('/lines/0/'));
        if (!refused) setOther(error);
        mark(line, field, { text, why: refused ? whyOf(refused.code) : 'Not saved' });
      }
      setRunning((before) => before - 1);
    });
  };
  const forget = () => setFaults(new Map());
  return { faults, other, mark, save, isSaving: running > 0, forget };
}

const SheetHead = () => (
  <thead>
    <tr>
      <th scope="col">Description of work</th>
      {[
        'Scheduled value',
        'Previous',
        'This period',
        'Stored material',
        'Completed and stored',
        'Percent',
        'Balance to finish',
        'Retainage',
      ].map((header) => (
        <th key={header} scope="col" className={classes.number}>
          {header}
        </th>
      ))}
    </tr>
  </thead>
);

const SheetTotals = ({ totals }: Pick<InvoiceDetail, 'totals'>) => (
  <tfoot>
    <tr>
      <th scope="row">Total</th>
      <td>
        <Amount minor={totals.scheduledMinor} />
      </td>
      <td>
        <Amount minor={totals.previousMinor} />
      </td>
      <td>
        <Amount minor={totals.thisPeriodMinor} />
      </td>
      <td>
        <Amount minor={totals.storedMinor} />
      </td>
      <td>
        <Amount minor={totals.completedMinor} />
      </td>
      <td className={classes.number}>
        {totals.percentBp !== null && formatShare(totals.percentBp)}
      </td>
      <td>
        <Amount minor={totals.balanceMinor} />
      </td>
      <td>
        <Amount minor={totals.retentionMinor} />
      </td>
    </tr>
  </tfoot>
);
