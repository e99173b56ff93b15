import type { Editor } from '@tiptap/core';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Page } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { onDemand } from '@/shared/onDemand';
import { useAddressParams } from '@/shared/routing/search';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useCollab } from '../collab/useCollab';
import { type CommentDraft, draftAt } from '../comments/anchors';
import { ThreadStyles } from '../comments/ThreadStyles';
import { PageLoading } from '../look/PageLoading';
import type { PageAt } from '../mutations';
import { TextPane } from '../text/TextPane';
import { PageHead } from './PageHead';
import classes from './PageView.module.css';
import type { PanelName } from './panels';
import { Signatures } from './Signatures';

const CommentsPanel = onDemand(() => import('../comments/CommentsPanel'));
const HistoryPanel = onDemand(() => import('../history/HistoryPanel'));
const DailyReportForm = onDemand(() => import('../report/DailyReportForm'));
const MinutesForm = onDemand(() => import('../report/MinutesForm'));

interface Props {
  at: PageAt;
  page: Page;
  userId: string;
  back: ReactNode;
  onOpen: (pageId: string) => void;
}

/** Shows a page with its text, its figures, and a panel beside it. */
export function OpenPage({ at, page, userId, back, onOpen }: Props) {
  const user = useUser();
  const [attempt, setAttempt] = useState(0);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [draft, setDraft] = useState<CommentDraft | null>(null);
  const [thread, setThread] = useState<string | null>(null);
  const [panel, showPanel] = usePanel();
  const may = (action: string) => page.permittedActions.includes(action as 'edit');
  const mayEdit = may('edit');
  const text = useCollab(at, userId, mayEdit, attempt);
  const comment = () => {
    const begun = editor && draftAt(editor);
    if (!begun || !may('comment')) return;
    setDraft(begun);
    showPanel('comments');
  };
  const openThread = (anchor: string) => {
    setThread(anchor);
    showPanel('comments');
  };
  return (
    <>
      <PageHead
        at={at}
        page={page}
        text={text}
        editor={editor}
        panel={panel}
        back={back}
        onPanel={showPanel}
        onOpen={onOpen}
      />
      <div
        className={`relative grid grow min-h-0 one-column ${classes.body}`}
        data-panel={panel ?? undefined}
      >
        <div
          className={`flex column min-w-0 min-h-0 ${classes.paper}`}
          data-focus-home
          tabIndex={-1}
        >
          {text ? (
            <TextPane
              key={`${attempt}`}
              at={at}
              text={text}
              title={page.title}
              hasForm={page.kind === 'daily_report' || page.kind === 'minutes'}
              user={{ id: userId, name: user?.username ?? '' }}
              mayEdit={mayEdit}
              mayComment={may('comment')}
              onEditor={setEditor}
              onComment={comment}
              onThread={openThread}
              onReopen={() => setAttempt(attempt + 1)}
              top={<AboveText {...{ at, page, mayEdit, onOpen }} />}
            />
          ) : (
            <PageLoading />
          )}
        </div>
        {panel && (
          <aside
            className={`flex column min-h-0 page ${classes.panel}`}
            aria-label={panel === 'comments' ? 'Comments' : 'Versions'}
          >
            <PanelBoundary name="The panel" resetKeys={[panel]}>
              <Suspense fallback={<PageLoading />}>
                {panel === 'comments' && (
                  <CommentsPanel
                    at={at}
                    editor={editor}
                    mayComment={may('comment')}
                    mayEdit={mayEdit}
                    draft={draft}
                    current={thread}
                    onCurrent={setThread}
                    onDraftEnd={() => setDraft(null)}
                    onClose={() => showPanel(null)}
                  />
                )}
                {panel === 'history' && (
                  <HistoryPanel
                    at={at}
                    mayEdit={mayEdit}
                    onBefore={async () => void (await text?.collab.flush())}
                    onClose={() => showPanel(null)}
                  />
                )}
              </Suspense>
            </PanelBoundary>
          </aside>
        )}
      </div>
      <ThreadStyles at={at} current={panel === 'comments' ? thread : null} />
    </>
  );
}

interface AboveProps extends Pick<Props, 'at' | 'page' | 'onOpen'> {
  mayEdit: boolean;
}

/** Shows the signatures and the figures of a page. */
const AboveText = ({ at, page, mayEdit, onOpen }: AboveProps) => (
  <>
    <Signatures page={page} />
    <Suspense fallback={<Skeleton shape="card" h={280} mb="md" />}>
      {page.kind === 'daily_report' && (
        <DailyReportForm at={at} mayEdit={mayEdit} day={page.date} />
      )}
      {page.kind === 'minutes' && <MinutesForm at={at} mayEdit={mayEdit} onOpen={onOpen} />}
    </Suspense>
  </>
);

/** Returns the panel beside the text. The address says which one is open. */
function usePanel() {
  const [query, change] = useAddressParams();
  const panel =
    (['comments', 'history'] as const).find((name) => name === query.get('panel')) ?? null;
  const showPanel = useCallback(
    (name: PanelName | null) =>
      change((params) => {
        if (name) params.set('panel', name);
        else params.delete('panel');
        return params;
      }),
    [change],
  );
  return [panel, showPanel] as const;
}
