import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFolder } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listDocumentsInfiniteOptions } from '@/api/generated/documents.gen';
import type { Document } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { byCursor } from '@/shared/collection/byCursor';
import { RowCard } from '@/shared/collection/Row';
import { TablePage } from '@/shared/collection/TablePage';
import { UploadButton } from '@/shared/collection/UploadButton';
import { useSelection } from '@/shared/collection/useSelection';
import { useView } from '@/shared/collection/view';
import { formatDate } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { PanelBoundary } from '@/shared/ui/PanelBoundary';
import { UnfinishedUploads } from '@/shared/upload/UnfinishedUploads';
import classes from '../Documents.module.css';
import { useRestoreDocument } from '../mutations';
import { AddButtons } from '../parts/AddButtons';
import { binColumns, columnsOf, hitText, KindIcon, sizeText, trailText } from '../parts/columns';
import { Filters } from '../parts/Filters';
import { FolderTree } from '../parts/FolderTree';
import { GridCard } from '../parts/GridCard';
import { RowMarks } from '../parts/RowMarks';
import { Selection } from '../parts/Selection';
import { Trail } from '../parts/Trail';
import { useAdding } from '../parts/useAdding';
import { useRowDrag } from '../parts/useRowDrag';
import { documentView, type placeLabels, queryOf, sorts } from '../view';

const FolderActions = onDemand(() => import('../parts/FolderActions'));
const DocumentView = onDemand(() => import('../parts/DocumentView'));
const FolderDialog = onDemand(() => import('../forms/FolderDialog'));

const noun = { one: 'item', many: 'items' };
const sortLabels = {
  folders: 'Folders first',
  name: 'Name',
  '-updatedAt': 'Last changed',
};

export default function DocumentsPage() {
  const projectId = useProjectId();
  const state = useView(documentView);
  const { q, sort, folder, document: openId, show } = state.view;
  const isBin = show === 'bin';
  const [dialog, setDialog] = useState<'folder' | null>(null);
  const list = useInfiniteQuery({
    ...listDocumentsInfiniteOptions({
      path: { projectId },
      query: queryOf(state.view),
    }),
    ...byCursor(projectId),
  });
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const first = list.data?.pages[0];
  const mayAdd = first?.permittedActions.includes('create') === true;
  const mayUpload = useOffers()('createDocumentFromUpload') && mayAdd;
  const isPlace = show === 'files';
  const hasTree = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const { selected, select, clear } = useSelection();
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
    setDialog(null);
    adding.close();
    state.change({ document: '' });
  };
  const hrefTo = ({ id, kind }: Document) =>
    kind === 'folder'
      ? state.hrefOf({ folder: id, show: 'files' })
      : state.hrefOf({ document: id });
  const open = ({ id, kind }: Document) =>
    state.change(kind === 'folder' ? { folder: id, show: 'files' } : { document: id });
  const uploadButton = mayUpload && <UploadButton extensions={[]} onFiles={adding.choose} />;
  const restoreButton = (one: Document) =>
    one.permittedActions.includes('delete') && (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Restore ${one.name}`}
        loading={restore.isPending && restore.variables.id === one.id}
        onClick={() => restore.mutate(one)}
      >
        Restore
      </Button>
    );
  const columns = isBin
    ? binColumns(restoreButton)
    : columnsOf(
        hrefTo,
        state.isNarrowed || !isPlace,
        rows?.some(({ hit }) => hit),
      );
  return (
    <div
      className={`${classes.layout} ${adding.over ? classes.over : ''}`}
      data-tree={hasTree || undefined}
      {...drag}
    >
      {hasTree && (
        <div className={classes.tree}>
          <PanelBoundary name="The folders">
            <FolderTree
              projectId={projectId}
              folderId={isPlace ? folder : null}
              trail={first?.trail ?? []}
              hrefTo={(id) => state.hrefOf({ folder: id, show: 'files', q: '' })}
            />
          </PanelBoundary>
        </div>
      )}
      <TablePage
        title="Documents"
        label="Documents"
        name="documents"
        noun={noun}
        icon={IconFolder}
        operation="listDocuments"
        list={list}
        rows={rows}
        total={first?.total}
        state={state}
        columns={columns}
        nameOf={({ name }) => name}
        card={(one) => (
          <RowCard
            href={isBin ? state.hrefOf({}) : hrefTo(one)}
            name={one.name}
            picture={<KindIcon document={one} />}
            mark={isBin ? restoreButton(one) : <RowMarks document={one} />}
            lines={[
              [sizeText(one), formatDate(one.updatedAt)].join(' · '),
              (state.isNarrowed || !isPlace) && trailText(one),
              hitText(one),
            ]}
          />
        )}
        gridCard={(one) => (
          <GridCard
            key={one.id}
            document={one}
            href={isBin ? undefined : hrefTo(one)}
            selected={selected.has(one.id)}
            onSelect={isBin ? undefined : (on) => select([one.id], on)}
          />
        )}
        sort={sort}
        onSort={(order) => state.change({ sort: sorts.find((one) => one === order) ?? 'folders' })}
        sortLabels={sortLabels}
        {...(!isBin && { selected, onSelect: select })}
        selection={!isBin && <Selection projectId={projectId} chosen={chosen} onClear={clear} />}
        onOpen={(one) => !isBin && open(one)}
        openId={openId || null}
        filters={<Filters state={state} list={first} />}
        notice={
          <>
            {isPlace && first && (
              <div className={classes.place}>
                <Trail trail={first.trail} hrefTo={(id) => state.hrefOf({ folder: id })} />
                {folder && (
                  <FolderActions
                    key={folder}
                    projectId={projectId}
                    folderId={folder}
                    onDeleted={(parent) => state.change({ folder: parent ?? '' })}
                  />
                )}
              </div>
            )}
            {mayUpload && (
              <UnfinishedUploads
                projectId={projectId}
                purpose="document"
                onResume={adding.uploads.resume}
                onFinish={adding.uploads.finish}
              />
            )}
          </>
        }
        buttons={
          mayAdd && (
            <AddButtons
              onFiles={mayUpload ? adding.choose : undefined}
              onNewFolder={() => setDialog('folder')}
            />
          )
        }
        action={uploadButton}
        purpose={purposeOf(show, mayUpload)}
        dialog={
          <>
            {dialog === 'folder' && (
              <FolderDialog projectId={projectId} parentId={parentId} onClose={close} />
            )}
            {adding.dialog}
            {openId && !isBin && (
              <DocumentView
                key={openId}
                projectId={projectId}
                documentId={openId}
                words={q}
                onClose={close}
              />
            )}
          </>
        }
        onCloseDialog={close}
      />
    </div>
  );
}

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
