import { useQuery } from '@tanstack/react-query';
import { EditorContent, useEditor } from '@tiptap/react';
import { useMemo } from 'react';
import { getPublicPage } from '@/api/generated/public/getPublicPage.gen';
import type { PublicPage } from '@/api/generated/types.gen';
import { SharedPage } from '@/records/visitors/SharedPage';
import type { Visited } from '@/records/visitors/SharedTarget';
import { formatCalendarDate, formatTime } from '@/shared/format/format';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { prose } from '../look/prose';
import { shownExtensions } from '../views/extensions';
import { PagePlaceProvider } from '../views/PageContext';
import classes from './SharedText.module.css';

/** Shows a shared page, for visitors. */
export function SharedText(visited: Visited) {
  const { target, token } = visited;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['public-page', token, target.id],
    queryFn: async ({ signal }) => {
      const answer = await getPublicPage({
        path: { pageId: target.id },
        signal,
        throwOnError: true,
      });
      return answer.data.data;
    },
    // New addresses would load the pictures again.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SharedPage {...visited}>
      {isPending && <Skeleton shape="line" count={14} />}
      {error && !data && (
        <ErrorState operation="getPublicPage" error={error} onRetry={() => void refetch()} />
      )}
      {data && <Sheet page={data} />}
    </SharedPage>
  );
}

function Sheet({ page }: { page: PublicPage }) {
  const { content, files, date, signedAt, countersignedAt } = page;
  const editor = useEditor({
    editable: false,
    injectCSS: false,
    extensions: shownExtensions,
    content,
    editorProps: { attributes: { 'aria-label': page.title } },
  });
  const place = useMemo(() => ({ projectId: '', files, isPublic: true }), [files]);
  const facts = [
    date && formatCalendarDate(date),
    signedAt && `Signed on ${formatTime(signedAt)}`,
    countersignedAt && `Countersigned on ${formatTime(countersignedAt)}`,
  ].filter(Boolean);
  return (
    <article className="p-24 card" aria-label={page.title}>
      {facts.length > 0 && <p className={`quiet text-sm ${classes.facts}`}>{facts.join(' · ')}</p>}
      <PagePlaceProvider value={place}>
        <EditorContent editor={editor} className={prose} />
      </PagePlaceProvider>
    </article>
  );
}
