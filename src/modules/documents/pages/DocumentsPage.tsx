import { useMediaQuery } from '@mantine/hooks';
import { IconFolder } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listDocumentsInfiniteOptions } from '@/api/generated/documents.gen';
import type { Document, FolderRef } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { WhyNot } from '@/records/permissions/WhyNot';
import { byCursor } from '@/shared/collection/byCursor';
import { UploadButton } from '@/shared/collection/files/UploadButton';
import { type ListAbout, TablePage } from '@/shared/collection/TablePage';
import { loaded, useListPage } from '@/shared/collection/useListPage';
import { useSelection } from '@/shared/collection/useSelection';
import { useView, type View, type ViewControl } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { ROOMY } from '@/shared/theme/breakpoints';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import classes from '../Documents.module.css';
import { useRestoreDocument } from '../mutations';
import { AddButtons } from '../parts/AddButtons';
import { binColumns, columnsOf } from '../parts/columns';
import { DocumentCard, RestoreButton } from '../parts/DocumentCard';
import { documentFilters } from '../parts/Filters';
import { FolderTree } from '../parts/FolderTree';
import { GridCard } from '../parts/GridCard';
import { Notice } from '../parts/Notice';
import { Selection } from '../parts/Selection';
import { useAdding } from '../parts/useAdding';
import { useRowDrag } from '../parts/useRowDrag';
import { documentView, type placeLabels, queryOf } from '../view';

const DocumentView = onDemand(() => import('../parts/DocumentView'));
const FolderDialog = onDemand(() => import('../forms/FolderDialog'));

const about: Omit<ListAbout<Document>, 'purpose'> = {
  title: 'Documents',
  sortLabels: { folders: 'Folders first', name: 'Name', '-updatedAt': 'Last changed' },
  label: 'Documents',
  name: 'documents',
  noun: { one: 'item', many: 'items' },
  icon: IconFolder,
  operation: 'listDocuments',
  nameOf: ({ name }) => name,
};

export default function DocumentsPage() {
  const projectId = useProjectId();
  const state = useView(documentView);
  const { q, folder, document: openId, show } = state.view;
  const isBin = show === 'bin';
  const { page, first, mayAdd, mayUpload } = useDocumentList(projectId, state);
  const { rows } = page;
  const hasTree = useMediaQuery(ROOMY, undefined, { getInitialValueInEffect: false });
  const selection = useSelection('documents');
  const { selected, select, clear } = selection;
  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? [];
  const restore = useRestoreDocument();
  const parentId = folder || null;
  const adding = useAdding(projectId, parentId, mayUpload);
  const drag = useRowDrag({
    rows: rows ?? [],
    selected,
    trail: first?.trail ?? [],
    onMoved: clear,
    files: adding.handlers,
  });
  const close = () => {
    adding.close();
    page.close();
  };
  const hrefTo = (document: Document) => state.hrefOf(placeOf(document));
  const showsFolder = state.isNarrowed || show !== 'files';
  const columns = isBin
    ? binColumns((document) => <RestoreButton document={document} restore={restore} />)
    : columnsOf(
        hrefTo,
        showsFolder,
        rows?.some(({ hit }) => hit),
      );
  return (
    <div
      className={`${classes.layout} ${adding.over ? classes.over : ''}`}
      data-tree={hasTree || undefined}
      {...drag}
    >
      {hasTree && <Folders projectId={projectId} state={state} trail={first?.trail ?? []} />}
      <TablePage
        about={{ ...about, purpose: purposeOf(show, mayUpload) }}
        page={{ ...page, open: (document) => !isBin && state.change(placeOf(document)), close }}
        columns={columns}
        card={(document) => (
          <DocumentCard
            document={document}
            href={isBin ? state.hrefOf({}) : hrefTo(document)}
            showsFolder={showsFolder}
            restore={isBin ? restore : undefined}
          />
        )}
        gridCard={(document) => (
          <GridCard
            key={document.id}
            document={document}
            href={isBin ? undefined : hrefTo(document)}
            selected={selected.has(document.id)}
            onSelect={isBin ? undefined : (on) => select([document.id], on)}
          />
        )}
        {...(!isBin && {
          selection: {
            ...selection,
            bar: <Selection projectId={projectId} chosen={chosen} onClear={clear} />,
          },
        })}
        filters={documentFilters({ state, list: first })}
        notice={
          <Notice
            projectId={projectId}
            state={state}
            trail={first?.trail}
            uploads={mayUpload ? adding.uploads : undefined}
          />
        }
        buttons={{
          head: mayAdd ? (
            <AddButtons
              onFiles={mayUpload ? adding.choose : undefined}
              onNewFolder={() => page.show('folder')}
            />
          ) : (
            first && (
              <WhyNot
                projectId={projectId}
                absent={[{ module: 'documents', action: 'create', does: 'add files' }]}
              />
            )
          ),
          empty: mayUpload && <UploadButton extensions={[]} onFiles={adding.choose} />,
        }}
        dialog={
          <>
            {page.dialog === 'folder' && (
              <FolderDialog projectId={projectId} parentId={parentId} onClose={close} />
            )}
            {adding.dialog}
            {!isBin && (
              <OpenDocument projectId={projectId} documentId={openId} words={q} onClose={close} />
            )}
          </>
        }
      />
    </div>
  );
}

/** Returns what the address says of an open folder or file. */
const placeOf = ({ id, kind }: Document): Partial<View<typeof documentView>> =>
  kind === 'folder' ? { folder: id, show: 'files' } : { document: id };

function purposeOf(show: keyof typeof placeLabels, mayUpload: boolean): string {
  switch (show) {
    case 'bin':
      return 'What you delete stays here for 30 days.';
    case 'favorites':
      return 'Open a file and mark it with the star to find it here.';
    case 'followed':
      return 'Follow a folder or file to see here what changes in it.';
    default:
      return mayUpload
        ? 'Drop files here, or choose them with Upload.'
        : 'Files that the team uploads appear here.';
  }
}

interface FoldersProps {
  projectId: string;
  state: ViewControl<typeof documentView>;
  trail: readonly FolderRef[];
}

/** The tree of folders beside the list. */
const Folders = ({ projectId, state, trail }: FoldersProps) => (
  <div className={`scroll ${classes.tree}`}>
    <PanelBoundary name="The folders">
      <FolderTree
        projectId={projectId}
        folderId={state.view.show === 'files' ? state.view.folder : null}
        trail={trail}
        hrefTo={(id) => state.hrefOf({ folder: id, show: 'files', q: '' })}
      />
    </PanelBoundary>
  </div>
);

/** Returns the listed documents, and what may be added to them. */
function useDocumentList(projectId: string, state: ViewControl<typeof documentView>) {
  const list = useInfiniteQuery({
    ...listDocumentsInfiniteOptions({
      path: { projectId },
      query: queryOf(state.view),
    }),
    ...byCursor(projectId),
  });
  const page = useListPage({ state, opens: ['document'], dialogs: ['folder'], ...loaded(list) });
  const first = list.data?.pages[0];
  const mayAdd = first?.permittedActions.includes('create') === true;
  const mayUpload = useOffers()('createDocumentFromUpload') && mayAdd;
  return { page, first, mayAdd, mayUpload };
}

interface OpenProps {
  projectId: string;
  /** Empty if none is open. */
  documentId: string;
  words: string;
  onClose: () => void;
}

const OpenDocument = (props: OpenProps) =>
  props.documentId && <DocumentView key={props.documentId} {...props} />;
