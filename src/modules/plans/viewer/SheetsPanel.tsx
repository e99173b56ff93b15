import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchesWords } from '@/shared/format/matchesWords';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import classes from './Sheet.module.css';
import { currentSheetsOptions } from './useSheets';

/** Shows the current sheets as a list to go to another one, by number or title. */
export function SheetsPanel({ projectId, current }: { projectId: string; current: string }) {
  const projectHref = useProjectHref();
  const [words, setWords] = useState('');
  const list = useQuery(currentSheetsOptions(projectId));
  const found = (list.data?.data ?? []).filter(({ number, title }) =>
    matchesWords(words, number, title),
  );
  const { shown, more } = useShown(found);
  return (
    <div className="grid gap-12">
      <TextInput
        aria-label="Find a sheet"
        placeholder="Number or title"
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {list.isPending && <Skeleton shape="row" count={7} />}
      {list.error && !list.data && (
        <ErrorState operation="listSheets" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && found.length === 0 && (
        <p className="quiet text-xs" role="status">
          No sheet has these words.
        </p>
      )}
      <ul className="grid gap-4 list">
        {shown.map(({ id, number, title, thumbnailUrl }) => (
          <li key={id}>
            <AppLink
              href={projectHref(`${paths.plans}/${encodeURIComponent(id)}`)}
              className={classes.row}
              {...(id === current && { 'aria-current': 'page' as const })}
            >
              <img src={thumbnailUrl} alt="" loading="lazy" />
              <span className={`grow min-w-0 text-sm ${classes.rowText}`}>
                <strong>{number}</strong>
                {title}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}
