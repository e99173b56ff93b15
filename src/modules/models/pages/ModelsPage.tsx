import { Button, Skeleton } from '@mantine/core';
import { IconCube3dSphere, IconSearchOff, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getProjectOptions } from '@/api/generated/projects/getProject.gen';
import type { Model } from '@/api/generated/types.gen';
import classes from '@/shared/assets/AssetPage.module.css';
import { DownloadProgress } from '@/shared/assets/DownloadProgress';
import { count } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { href, paths } from '@/shared/routing/paths';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/PanelBoundary';
import { EmptyState, ErrorState } from '@/shared/ui/states';
import {
  useDownloadModel,
  useModelVisibility,
  useProcessAgain,
  useStopProcessing,
} from '../mutations';
import { ModelCard } from '../parts/ModelCard';
import { ModelToolbar } from '../parts/ModelToolbar';
import { UnfinishedModels } from '../parts/UnfinishedModels';
import { useModels } from '../useModels';
import { useModelView } from '../useModelView';

const UploadDialog = onDemand(() => import('../forms/UploadDialog'));
const EditDialog = onDemand(() => import('../forms/EditDialog'));
const VersionsDialog = onDemand(() => import('../forms/VersionsDialog'));
const ShareModel = onDemand(() => import('../parts/ShareModel'));
const DeleteDialog = onDemand(() => import('../parts/DeleteDialog'));

type OpenDialog =
  | { name: 'upload' }
  | { name: 'edit' | 'versions' | 'share' | 'delete'; id: string };

export default function ModelsPage() {
  const projectId = useProjectId();
  const [view, changeView] = useModelView();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { query, shown, total } = useModels(projectId, view);
  const project = useQuery(getProjectOptions({ path: { projectId } }));
  const setVisibility = useModelVisibility(projectId);
  const processAgain = useProcessAgain(projectId);
  const stop = useStopProcessing(projectId);
  const download = useDownloadModel(projectId);

  const isFiltered = view.q !== '' || view.discipline !== 'all';
  const mayUpload = project.data?.data.permittedActions.includes('create_model');
  const close = () => setDialog(null);
  const uploadButton = mayUpload && (
    <Button leftSection={<IconUpload size={18} />} onClick={() => setDialog({ name: 'upload' })}>
      Upload
    </Button>
  );

  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHeading title="3D models">3D models</PageHeading>
        {uploadButton}
      </div>
      {mayUpload && <UnfinishedModels projectId={projectId} />}
      {(total > 0 || isFiltered) && (
        <PanelBoundary name="Search and filters">
          <ModelToolbar view={view} onChange={changeView} />
        </PanelBoundary>
      )}
      {query.isPending && (
        <div className={classes.grid} aria-busy="true">
          {['1', '2', '3', '4', '5', '6'].map((key) => (
            <Skeleton key={key} h={272} radius="lg" />
          ))}
        </div>
      )}
      {query.error && !shown && (
        <ErrorState operation="listModels" error={query.error} onRetry={() => query.refetch()} />
      )}
      {shown?.length === 0 && !isFiltered && (
        <EmptyState
          icon={<IconCube3dSphere size={26} stroke={1.6} />}
          title="No models yet"
          action={uploadButton}
        >
          {mayUpload
            ? 'Upload the first model of this project, as IFC or GLB.'
            : 'Models that the team uploads appear here.'}
        </EmptyState>
      )}
      {shown && (shown.length > 0 || isFiltered) && (
        <PanelBoundary name="The models" className={classes.tall}>
          <p className={classes.count} role="status">
            {count(total, 'model')}
          </p>
          {shown.length === 0 && (
            <EmptyState
              icon={<IconSearchOff size={26} stroke={1.6} />}
              title="No model matches"
              action={
                <Button variant="default" onClick={() => changeView({ q: '', discipline: 'all' })}>
                  Clear search and filter
                </Button>
              }
            >
              Try other words, or another discipline.
            </EmptyState>
          )}
          <ul className={classes[view.layout]}>
            {shown.map((model) => (
              <ModelCard
                key={model.id}
                model={model}
                href={href(paths.viewer, { project: projectId, model: model.id })}
                layout={view.layout}
                onEdit={() => setDialog({ name: 'edit', id: model.id })}
                onDelete={() => setDialog({ name: 'delete', id: model.id })}
                onVersions={() => setDialog({ name: 'versions', id: model.id })}
                onShare={() => setDialog({ name: 'share', id: model.id })}
                onDownload={() => download.mutate(model)}
                onVisibility={(visibility) => setVisibility.mutate({ model, visibility })}
                onRetry={(n) => processAgain.mutate({ path: { projectId, modelId: model.id, n } })}
                onStop={(n) => stop.mutate({ path: { projectId, modelId: model.id, n } })}
              />
            ))}
          </ul>
          {query.hasNextPage && (
            <Button
              variant="default"
              className={classes.more}
              loading={query.isFetchingNextPage}
              onClick={() => query.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </PanelBoundary>
      )}
      {download.progress && download.variables && (
        <DownloadProgress
          progress={download.progress}
          what={download.variables.title}
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
          {dialog && dialog.name !== 'upload' && (
            <ModelDialog
              name={dialog.name}
              projectId={projectId}
              model={shown?.find(({ id }) => id === dialog.id)}
              onClose={close}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </div>
  );
}

interface DialogProps {
  name: 'edit' | 'versions' | 'share' | 'delete';
  projectId: string;
  /** Undefined once it is gone. */
  model: Model | undefined;
  onClose: () => void;
}

function ModelDialog({ name, model, ...props }: DialogProps) {
  if (!model) return null;
  if (name === 'edit') return <EditDialog model={model} {...props} />;
  if (name === 'share') return <ShareModel model={model} {...props} />;
  if (name === 'versions') return <VersionsDialog model={model} {...props} />;
  return <DeleteDialog model={model} {...props} />;
}
