import { Button } from '@mantine/core';
import { IconScan, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Scan } from '@/api/documented/scans';
import { readScans } from '@/api/documented/scans';
import { listScansOptions } from '@/api/generated/scans/listScans.gen';
import { WhyNot } from '@/records/permissions/WhyNot';
import { CollectionPage } from '@/shared/collection/CollectionPage';
import { DownloadProgress } from '@/shared/collection/files/DownloadProgress';
import { oneOf } from '@/shared/collection/filter/filters';
import { optionsOf } from '@/shared/collection/filter/options';
import { SelectionBar } from '@/shared/collection/SelectionBar';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { useSelection } from '@/shared/collection/useSelection';
import { useView, type ViewControl } from '@/shared/collection/view';
import { count, formatBytes } from '@/shared/format/format';
import { usePolling } from '@/shared/live/liveState';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { useDownloadScans, useProcessScan, useSetVisibility } from '../mutations';
import { ScanCard } from '../parts/ScanCard';
import { isUnderWay } from '../parts/ScanProcessing';
import { ScanSelection } from '../parts/ScanSelection';
import { UnfinishedScans } from '../parts/UnfinishedScans';
import { applyView, scanView, sortLabels, sortLabelsFor, visibilityLabels } from '../scanView';

const UploadScanDialog = onDemand(() => import('../forms/UploadScanDialog'));
const EditDialog = onDemand(() => import('../forms/EditDialog'));
const ShareScans = onDemand(() => import('../parts/ShareScans'));
const DeleteScansDialog = onDemand(() => import('../parts/DeleteScansDialog'));

const POLL_MS = 1500;
const noun = { one: 'scan', many: 'scans' };

type OpenDialog =
  | { name: 'upload' }
  | { name: 'edit'; scan: Scan }
  | { name: 'share'; ids: string[] }
  | { name: 'delete'; scans: Scan[] };

export default function ScansPage() {
  const projectId = useProjectId();
  const state = useView(scanView);
  const { view } = state;
  const selection = useSelection('scans');
  const { selected, select } = selection;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const polling = usePolling(POLL_MS);
  const list = useQuery({
    ...listScansOptions({ path: { projectId } }),
    select: readScans,
    refetchInterval: ({ state }) =>
      state.data && readScans(state.data).some(isUnderWay) ? polling : false,
  });
  const mayUpload = useProjectActions(projectId)('create_scan');
  const setVisibility = useSetVisibility(projectId);
  const download = useDownloadScans(projectId);
  const process = useProcessScan(projectId);

  const all = list.data;
  const shown = all && applyView(all, view);
  const chosen = shown?.filter(({ id }) => selected.has(id)) ?? [];
  const isSelectable = all?.some(
    ({ permittedActions: may }) => may.includes('delete') || may.includes('download'),
  );
  const close = () => setDialog(null);
  const openShare = (scans: readonly Scan[]) =>
    setDialog({ name: 'share', ids: scans.map(({ id }) => id) });
  const startDownload = (scans: readonly Scan[]) => download.mutate(scans.map(({ id }) => id));

  return (
    <>
      <CollectionPage
        title="Scans"
        noun={noun}
        icon={IconScan}
        operation="listScans"
        list={list}
        items={shown}
        total={shown?.length}
        action={
          mayUpload ? (
            <Button
              leftSection={<IconUpload size={16} />}
              onClick={() => setDialog({ name: 'upload' })}
            >
              Upload
            </Button>
          ) : (
            <WhyNot
              projectId={projectId}
              absent={[{ module: 'scans', action: 'create', does: 'upload scans' }]}
            />
          )
        }
        purpose={
          mayUpload
            ? 'Upload the first scan of this project, as PLY, LAS, LAZ, E57, PTS or XYZ.'
            : 'Scans that the team uploads appear here.'
        }
        notice={mayUpload && <UnfinishedScans projectId={projectId} />}
        state={state}
        filters={
          all?.some(({ visibility }) => visibility === null) ? [] : [visibilityFilter(state)]
        }
        sortLabels={all?.length ? sortLabelsFor(all) : sortLabels}
        selection={
          isSelectable && (
            <ScansBar
              chosen={chosen}
              shown={shown ?? []}
              selection={selection}
              onDelete={(scans) => setDialog({ name: 'delete', scans })}
              onShare={openShare}
              download={download}
            />
          )
        }
        card={(scan) => (
          <ScanCard
            key={scan.id}
            scan={scan}
            layout={view.layout}
            selected={selected.has(scan.id)}
            onSelect={isSelectable ? (on) => select([scan.id], on) : undefined}
            onEdit={() => setDialog({ name: 'edit', scan })}
            onDelete={() => setDialog({ name: 'delete', scans: [scan] })}
            onDownload={() => startDownload([scan])}
            onShare={() => openShare([scan])}
            onVisibility={(visibility) => setVisibility.mutate({ scan, visibility })}
            onProcess={(stop) => process.mutate({ scanId: scan.id, stop })}
          />
        )}
        dialog={
          dialog && (
            <Dialogs projectId={projectId} dialog={dialog} scans={all ?? []} onClose={close} />
          )
        }
        onCloseDialog={close}
      />
      {download.progress && (
        <DownloadProgress
          progress={download.progress}
          what={count(download.variables?.length ?? 0, 'scan')}
          onCancel={download.cancel}
        />
      )}
    </>
  );
}

interface DialogsProps {
  projectId: string;
  dialog: OpenDialog;
  scans: readonly Scan[];
  onClose: () => void;
}

const Dialogs = ({ projectId, dialog, scans, onClose }: DialogsProps) => (
  <>
    {dialog.name === 'upload' && <UploadScanDialog projectId={projectId} onClose={onClose} />}
    {dialog.name === 'edit' && (
      <EditDialog projectId={projectId} scan={dialog.scan} onClose={onClose} />
    )}
    {dialog.name === 'share' && (
      <ShareScans
        projectId={projectId}
        scans={scans.filter(({ id }) => dialog.ids.includes(id))}
        onClose={onClose}
      />
    )}
    {dialog.name === 'delete' && (
      <DeleteScansDialog projectId={projectId} scans={dialog.scans} onClose={onClose} />
    )}
  </>
);

interface BarProps {
  chosen: readonly Scan[];
  shown: readonly Scan[];
  selection: ReturnType<typeof useSelection>;
  onDelete: (scans: Scan[]) => void;
  onShare: (scans: readonly Scan[]) => void;
  download: ReturnType<typeof useDownloadScans>;
}

function ScansBar({ chosen, shown, selection, onDelete, onShare, download }: BarProps) {
  const bytes = chosen.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0);
  return (
    <SelectionBar
      noun={noun}
      selected={chosen.length}
      shown={shown.length}
      note={bytes > 0 ? formatBytes(bytes) : undefined}
      onSelectAll={() =>
        selection.select(
          shown.map(({ id }) => id),
          true,
        )
      }
      onClear={selection.clear}
    >
      <ScanSelection
        scans={chosen}
        onDelete={onDelete}
        onShare={onShare}
        onDownload={(scans) => download.mutate(scans.map(({ id }) => id))}
        downloading={download.isPending}
      />
    </SelectionBar>
  );
}

const visibilityFilter = ({ view, change }: ViewControl<typeof scanView>) =>
  oneOf({
    label: 'Visibility',
    value: view.visibility,
    options: optionsOf(visibilityLabels),
    onChange: (visibility) => change({ visibility }),
  });
