import { useQuery } from '@tanstack/react-query';
import { listPageThreadsOptions } from '@/api/generated/pages.gen';
import { useStyles } from '@/shared/theme/addedStyles';
import type { PageAt } from '../mutations';

/** Names of marks come from the host, and stand in a style sheet here. */
const isName = (anchor: string) => /^[A-Za-z0-9_-]+$/.test(anchor);

const marksOf = (anchors: readonly string[]) =>
  anchors
    .filter(isName)
    .map((anchor) => `[data-comment][data-thread-id="${anchor}"]`)
    .join(',');

/** Shows which marks are of open threads: a resolved one looks like text. */
export function ThreadStyles({ at, current }: { at: PageAt; current: string | null }) {
  const { data } = useQuery(listPageThreadsOptions({ path: at }));
  const open = (data?.data ?? []).filter(({ resolvedAt }) => resolvedAt === null);
  const marks = marksOf(open.map(({ anchor }) => anchor));
  const chosen = current ? marksOf([current]) : '';
  const opened = marks && `${marks}{background:var(--comment);cursor:pointer}`;
  useStyles(`${opened}${chosen && `${chosen}{box-shadow:0 2px 0 var(--attention)}`}`);
  return null;
}
