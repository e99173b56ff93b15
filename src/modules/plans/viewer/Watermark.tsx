import type { SheetDetail } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import classes from './Sheet.module.css';

/** Says across a sheet that it is not one to build from, and leads to the current one. */
export function Watermark({ sheet, href }: { sheet: SheetDetail; href: (id: string) => string }) {
  const { planStatus, supersededById, revisions } = sheet;
  const word = planStatus === 'draft' ? 'Draft' : supersededById ? 'Superseded' : 'Out of use';
  const current = revisions.find(({ id }) => id === supersededById);
  return (
    <>
      <div
        className={`absolute inset-0 grid place-center clip strong nowrap no-pointer ${classes.watermark}`}
        aria-hidden="true"
      >
        <span>{word}</span>
      </div>
      <div className={classes.notice} role="status">
        {planStatus === 'draft' && 'This sheet is not published yet.'}
        {planStatus === 'completed' && !current && 'This sheet is out of use.'}
        {current && (
          <>
            Do not build from this sheet.
            <AppLink href={href(current.id)}>
              {current.revision ? `Open revision ${current.revision}` : 'Open the current sheet'}
            </AppLink>
          </>
        )}
      </div>
    </>
  );
}
