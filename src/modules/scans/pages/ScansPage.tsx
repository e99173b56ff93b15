import { Button, Skeleton } from '@mantine/core';
import { IconScan, IconSearchOff, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getProjectOptions } from '@/api/generated/projects/getProject.gen';
import { listScansOptions } from '@/api/generated/scans/listScans.gen';
import type { Scan } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import type { Shareable } from '@/shared/share/ShareDialog';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/PanelBoundary';
import { EmptyState, ErrorState } from '@/shared/ui/states';
import { UnfinishedUploads } from '@/shared/upload/UnfinishedUploads';
import {
  useDownloadScans,
  useProcessScan,
  useScanFromUpload,
  useSetVisibility,
  useUploadScan,
} from '../mutations';
import { DownloadProgress } from '../parts/DownloadProgress';
import { ScanCard } from '../parts/ScanCard';
import { isUnderWay } from '../parts/ScanProcessing';
import { ScanToolbar } from '../parts/ScanToolbar';
import { SelectionBar } from '../parts/SelectionBar';
import { applyView, useScanView } from '../useScanView';
import classes from './ScansPage.module.css';

const UploadDialog = onDemand(() => import('../forms/UploadDialog'));
const EditDialog = onDemand(() => import('../forms/EditDialog'));
const ShareDialog = onDemand(() => import('@/shared/share/ShareDialog'));
const DeleteDialog = onDemand(() => import('../parts/DeleteDialog'));

const POLL_MS = 1500;

type OpenDialog =
  | { name: 'upload' }
  | { name: 'edit'; scan: Scan }
  | { name: 'share'; ids: string[] }
  | { name: 'delete'; scans: Scan[] };

/** The scans of a dialog as they are now. */
const shareables = (scans: readonly Scan[] | undefined, ids: readonly string[]): Shareable[] =>
  ids.flatMap((id) => {
    const scan = scans?.find((one) => one.id === id);
    if (!scan) return [];
    return [{ type: 'scan', id, title: scan.title, isPublic: scan.visibility === 'public' }];
  });

export default function ScansPage() {
  const projectId = useProjectId();
  const [view, changeView] = useScanView();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const scans = useQuery({
    ...listScansOptions({ path: { projectId } }),
    // Only while something is on its way.
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? POLL_MS : false),
  });
  const project = useQuery(getProjectOptions({ path: { projectId } }));
  const setVisibility = useSetVisibility(projectId);
  const download = useDownloadScans(projectId);
  const process = useProcessScan(projectId);
  const upload = useUploadScan(projectId);
  const create = useScanFromUpload(projectId);

  const all = scans.data?.data;
  const shown = all && applyView(all, view);
  const chosen = shown?.filter(({ id }) => selected.has(id)) ?? [];
  const selectable = all?.some(
    ({ permittedActions: may }) => may.includes('delete') || may.includes('download'),
  );
  const mayUpload = project.data?.data.permittedActions.includes('create_scan');
  const close = () => setDialog(null);
  const select = (id: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    setSelected(next);
  };

  const publish = (targets: readonly Shareable[]) =>
    Promise.allSettled(
      (all ?? [])
        .filter(({ id }) => targets.some((target) => target.id === id))
        .map((scan) => setVisibility.mutateAsync({ scan, visibility: 'public' })),
    );

  const uploadButton = mayUpload && (
    <Button leftSection={<IconUpload size={18} />} onClick={() => setDialog({ name: 'upload' })}>
      Upload
    </Button>
  );

  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHeading title="Scans">Scans</PageHeading>
        {uploadButton}
      </div>
      {mayUpload && (
        <PanelBoundary name="Unfinished uploads">
          <UnfinishedUploads
            projectId={projectId}
            purpose="scan"
            onResume={({ id, title, fileName, description }, file) =>
              upload({
                file,
                title: title || fileName,
                description: description ?? '',
                uploadId: id,
              })
            }
            onFinish={({ id, title, fileName, description }) =>
              create({
                uploadId: id,
                title: title || fileName,
                description: description ?? '',
              }).catch((error) => toast.error(failureText('createScanFromUpload', error)))
            }
          />
        </PanelBoundary>
      )}
      {all && all.length > 0 && (
        <PanelBoundary name="Search and filters">
          <ScanToolbar view={view} onChange={changeView} />
        </PanelBoundary>
      )}
      {scans.isPending && (
        <div className={classes.grid} aria-busy="true">
          {['1', '2', '3', '4', '5', '6', '7', '8'].map((key) => (
            <Skeleton key={key} h={272} radius="lg" />
          ))}
        </div>
      )}
      {scans.error && !all && (
        <ErrorState operation="listScans" error={scans.error} onRetry={() => scans.refetch()} />
      )}
      {all?.length === 0 && (
        <EmptyState
          icon={<IconScan size={26} stroke={1.6} />}
          title="No scans yet"
          action={uploadButton}
        >
          {mayUpload
            ? 'Upload the first scan of this project, as PLY, LAS, LAZ, E57, PTS or XYZ.'
            : 'Scans that the team uploads appear here.'}
        </EmptyState>
      )}
      {shown && all && all.length > 0 && (
        <PanelBoundary name="The scans" className={classes.tall}>
          <SelectionBar
            shown={shown}
            chosen={chosen}
            onSelect={selectable ? (ids) => setSelected(new Set(ids)) : undefined}
            onDelete={(list) => setDialog({ name: 'delete', scans: list })}
            onShare={(list) => setDialog({ name: 'share', ids: list.map(({ id }) => id) })}
            onDownload={(list) => download.mutate(list.map(({ id }) => id))}
            downloading={download.isPending}
          />
          {shown.length === 0 && (
            <EmptyState
              icon={<IconSearchOff size={26} stroke={1.6} />}
              title="No scan matches"
              action={
                <Button variant="default" onClick={() => changeView({ q: '', visibility: 'all' })}>
                  Clear search and filter
                </Button>
              }
            >
              Try other words, or another visibility.
            </EmptyState>
          )}
          <ul className={classes[view.layout]}>
            {shown.map((scan) => (
              <ScanCard
                key={scan.id}
                scan={scan}
                layout={view.layout}
                selected={selected.has(scan.id)}
                onSelect={selectable ? (on) => select(scan.id, on) : undefined}
                onEdit={() => setDialog({ name: 'edit', scan })}
                onDelete={() => setDialog({ name: 'delete', scans: [scan] })}
                onDownload={() => download.mutate([scan.id])}
                onShare={() => setDialog({ name: 'share', ids: [scan.id] })}
                onVisibility={(visibility) => setVisibility.mutate({ scan, visibility })}
                onProcess={(stop) => process.mutate({ scanId: scan.id, stop })}
              />
            ))}
          </ul>
        </PanelBoundary>
      )}
      {download.progress && (
        <DownloadProgress
          progress={download.progress}
          scans={download.variables?.length ?? 0}
          onCancel={download.cancel}
        />
      )}
      <PanelBoundary
        name="The dialog"
        className={classes.dialogFailure}
        resetKeys={[dialog]}
        onClose={close}
      >
        <Suspense>
          {dialog?.name === 'upload' && <UploadDialog projectId={projectId} onClose={close} />}
          {dialog?.name === 'edit' && (
            <EditDialog projectId={projectId} scan={dialog.scan} onClose={close} />
          )}
          {dialog?.name === 'share' && (
            <ShareDialog
              projectId={projectId}
              targets={shareables(all, dialog.ids)}
              onPublish={publish}
              onClose={close}
            />
          )}
          {dialog?.name === 'delete' && (
            <DeleteDialog projectId={projectId} scans={dialog.scans} onClose={close} />
          )}
        </Suspense>
      </PanelBoundary>
    </div>
  );
}
