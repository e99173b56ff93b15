import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { SheetDetail } from '@/api/generated/types.gen';
import { formatCalendarDate } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { AppLink } from '@/shared/routing/AppLink';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { StatusTag } from '@/shared/ui/Tag';
import classes from './Sheet.module.css';
import { type Compare, revisionName } from './useCompare';

const TransitionDialog = onDemand(() => import('../forms/TransitionDialog'));

interface Props {
  sheet: SheetDetail;
  /** Whether the drawing is there. */
  isReady: boolean;
  compare: Compare;
  hrefOf: (sheetId: string) => string;
}

/** Shows the revisions of a sheet: to open one, or to compare it with the shown one. */
export function RevisionsPanel({ sheet, isReady, compare, hrefOf }: Props) {
  const [changing, setChanging] = useState<'completed' | 'active' | null>(null);
  const { comparedId, loadingId, start, stop } = compare;
  const may = (action: SheetDetail['permittedActions'][number]) =>
    sheet.permittedActions.includes(action);
  return (
    <div className="grid gap-12">
      <ol className="grid gap-4 list">
        {sheet.revisions.map((revision) => (
          <li key={revision.id} className={`${classes.row} ${classes.revision}`}>
            <span className={`grow min-w-0 text-sm ${classes.rowText}`}>
              <strong>{revision.revision ? `Revision ${revision.revision}` : 'No revision'}</strong>
              <span className="quiet text-xs">Issued {formatCalendarDate(revision.issuedAt)}</span>
            </span>
            <StatusTag status={revision.planStatus} />
            {revision.id === sheet.id ? (
              <span className="quiet text-xs">Shown</span>
            ) : (
              <span className={`row rigid gap-4 text-sm ${classes.actions}`}>
                <AppLink href={hrefOf(revision.id)}>Open</AppLink>
                <Button
                  size="compact-xs"
                  variant="default"
                  loading={loadingId === revision.id}
                  disabled={!isReady}
                  aria-pressed={comparedId === revision.id}
                  aria-label={`Compare with ${revisionName(revision)}`}
                  onClick={() => (comparedId === revision.id ? stop() : start(revision.id))}
                >
                  Compare
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {sheet.revisions.length < 2 && (
        <p className="quiet text-xs">
          A later set with a sheet of this number adds a revision, to compare the two here.
        </p>
      )}
      {may('complete') && (
        <Button variant="default" onClick={() => setChanging('completed')}>
          Take out of use
        </Button>
      )}
      {may('reactivate') && (
        <Button variant="default" onClick={() => setChanging('active')}>
          Make current again
        </Button>
      )}
      {changing && (
        <PanelBoundary name="The dialog" floating onClose={() => setChanging(null)}>
          <Suspense>
            <TransitionDialog sheet={sheet} to={changing} onClose={() => setChanging(null)} />
          </Suspense>
        </PanelBoundary>
      )}
    </div>
  );
}
