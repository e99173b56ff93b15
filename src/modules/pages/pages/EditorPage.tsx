import { Button } from '@mantine/core';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '@/platform/auth/session';
import { WhyNot } from '@/records/permissions/WhyNot';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { onDemand } from '@/shared/onDemand';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { recordIdIn } from '@/shared/routing/recordId';
import { TABLET } from '@/shared/theme/breakpoints';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { SplitPage } from '@/shared/ui/SplitPage';
import { PageLoading } from '../look/PageLoading';
import { Library } from '../parts/Library';

const PageView = onDemand(() => import('../parts/PageView'));
const NewPageDialog = onDemand(() => import('../forms/NewPageDialog'));

/** Shows the pages of a project as a tree, and the open one beside it. */
export default function EditorPage() {
  const projectId = useProjectId();
  const userId = useUser()?.id ?? '';
  const [path, navigate] = useLocation();
  const hrefTo = useProjectHref();
  const may = useProjectActions(projectId);
  /** The page in which a new one is made; null for the top. */
  const [making, setMaking] = useState<{ parentId: string | null } | null>(null);
  const pageId = recordIdIn(path, paths.editor);
  const open = (id: string | null) =>
    navigate(hrefTo(id === null ? paths.editor : `${paths.editor}/${encodeURIComponent(id)}`));
  const mayCreate = may('create_page');
  return (
    <>
      <SplitPage
        single={TABLET}
        width={[15, 20]}
        isOpen={pageId !== null}
        head={
          <>
            <PageHeading title="Editor">Editor</PageHeading>
            {!mayCreate && (
              <WhyNot
                projectId={projectId}
                absent={[{ module: 'pages', action: 'create', does: 'write pages' }]}
              />
            )}
            {mayCreate && (
              <Button
                size="xs"
                aria-label="New page"
                leftSection={<IconPlus size={16} />}
                onClick={() => setMaking({ parentId: null })}
              >
                New
              </Button>
            )}
          </>
        }
        list={
          <Library
            projectId={projectId}
            pageId={pageId}
            mayCreate={mayCreate}
            onNear={() => void PageView.preload().catch(() => {})}
            onNew={(parentId) => setMaking({ parentId })}
            onGone={(id) => id === pageId && open(null)}
          />
        }
      >
        {pageId === null ? (
          <EmptyState icon={<IconFileText size={20} />} title="Choose a page">
            {mayCreate
              ? 'Or write a new one: notes, a daily report or the minutes of a meeting.'
              : 'It opens here.'}
          </EmptyState>
        ) : (
          <PanelBoundary name="The page" resetKeys={[pageId]}>
            <Suspense fallback={<PageLoading />}>
              <PageView
                key={pageId}
                at={{ projectId, pageId }}
                userId={userId}
                onOpen={open}
                onBack={() => open(null)}
              />
            </Suspense>
          </PanelBoundary>
        )}
      </SplitPage>
      <PanelBoundary name="The dialog" onClose={() => setMaking(null)} resetKeys={[making]}>
        <Suspense>
          {making && (
            <NewPageDialog
              projectId={projectId}
              parentId={making.parentId}
              onMade={(id) => {
                setMaking(null);
                open(id);
              }}
              onClose={() => setMaking(null)}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </>
  );
}
