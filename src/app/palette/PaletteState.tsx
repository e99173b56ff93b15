import { Button, VisuallyHidden } from '@mantine/core';
import { failureText } from '@/shared/errors/operationTexts';
import { reasonText } from '@/shared/errors/problemTexts';
import { count, formatNumber } from '@/shared/format/format';
import classes from './Palette.module.css';
import type { useFoundRecords } from './useFoundRecords';

interface Props {
  query: string;
  /** The number of options. */
  count: number;
  found: ReturnType<typeof useFoundRecords>;
  projectsError: unknown;
}

/** Shows the status of the search: visible if there is something to report, always announced to screen readers. */
export function PaletteState({ query, count: options, found, projectsError }: Props) {
  const { records, total, searching, error, retry } = found;
  const nothing = query !== '' && options === 0 && !searching && !error;
  return (
    <>
      <div role="status">
        {searching && (
          <p className={`row gap-12 between m-0 line-above quiet text-sm ${classes.state}`}>
            Searching records…
          </p>
        )}
        {nothing && (
          <p className={`row gap-12 between m-0 line-above quiet text-sm ${classes.state}`}>
            Nothing found for “{query}”
          </p>
        )}
        {!searching && total > records.length && (
          <p className={`row gap-12 between m-0 line-above quiet text-sm ${classes.state}`}>
            The first {records.length} of {formatNumber(total)} records
          </p>
        )}
        {query && !searching && !nothing && (
          <VisuallyHidden>{count(options, 'result')}</VisuallyHidden>
        )}
      </div>
      {error !== null && (
        <div
          role="alert"
          className={`row gap-12 between m-0 line-above quiet text-sm ${classes.state}`}
        >
          <span>Records could not be searched. {reasonText(error)}</span>
          <Button size="compact-xs" variant="default" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
      {projectsError !== null && (
        <div
          role="alert"
          className={`row gap-12 between m-0 line-above quiet text-sm ${classes.state}`}
        >
          {failureText('listProjects', projectsError)}. {reasonText(projectsError)}
        </div>
      )}
    </>
  );
}
