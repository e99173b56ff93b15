import { Button } from '@mantine/core';
import { IconCube3dSphere, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Model } from '@/api/generated/types.gen';
import { WhyNot } from '@/records/permissions/WhyNot';
import { CollectionPage } from '@/shared/collection/CollectionPage';
import { DownloadProgress } from '@/shared/collection/files/DownloadProgress';
import { oneOf } from '@/shared/collection/filter/filters';
import { optionsOf } from '@/shared/collection/filter/options';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { useView } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { disciplineLabels, modelView, sortLabels } from '../modelView';
import {
  useDownloadModel,
  useModelVisibility,
  useProcessAgain,
  useStopProcessing,
} from '../mutations';
import { ModelCard } from '../parts/ModelCard';
import { UnfinishedModels } from '../parts/UnfinishedModels';
import { useModels } from '../useModels';

const UploadModelDialog = onDemand(() => import('../forms/UploadModelDialog'));
const EditDialog = onDemand(() => import('../forms/EditDialog'));
const VersionsDialog = onDemand(() => import('../forms/VersionsDialog'));
const ShareModel = onDemand(() => import('../parts/ShareModel'));
const DeleteModelDialog = onDemand(() => import('../parts/DeleteModelDialog'));

const noun = { one: 'model', many: 'models' };

type OpenDialog =
  | { name: 'upload' }
  | { name: 'edit' | 'versions' | 'share' | 'delete'; id: string };

export default function ModelsPage() {
  const projectId = useProjectId();
  const projectHref = useProjectHref();
  const state = useView(modelView);
  const { view } = state;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { list, models, total } = useModels(projectId, view);
  const mayUpload = useProjectActions(projectId)('create_model');
  const setVisibility = useModelVisibility(projectId);
  const processAgain = useProcessAgain(projectId);
  const stop = useStopProcessing(projectId);
  const download = useDownloadModel(projectId);
  const close = () => setDialog(null);
  const openedModel =
    dialog && 'id' in dialog ? models?.find(({ id }) => id === dialog.id) : undefined;

  return (
    <>
      <CollectionPage
        title="3D models"
        noun={noun}
        icon={IconCube3dSphere}
        operation="listModels"
        list={list}
        items={models}
        total={total}
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
              absent={[{ module: 'models', action: 'create', does: 'upload models' }]}
            />
          )
        }
        purpose={
          mayUpload
            ? 'Upload the first model of this project, as IFC or GLB.'
            : 'Models that the team uploads appear here.'
        }
        notice={mayUpload && <UnfinishedModels projectId={projectId} />}
        state={state}
        filters={[
          oneOf({
            label: 'Discipline',
            value: view.discipline,
            options: optionsOf({ all: 'All disciplines', ...disciplineLabels }),
            onChange: (discipline) => state.change({ discipline }),
          }),
        ]}
        sortLabels={sortLabels}
        card={(model) => (
          <ModelCard
            key={model.id}
            model={model}
            href={projectHref(paths.viewer, { model: model.id })}
            layout={view.layout}
            onEdit={() => setDialog({ name: 'edit', id: model.id })}
            onDelete={() => setDialog({ name: 'delete', id: model.id })}
            onVersions={() => setDialog({ name: 'versions', id: model.id })}
            onShare={() => setDialog({ name: 'share', id: model.id })}
            onDownload={() => download.mutate(model)}
            onVisibility={(visibility) => setVisibility.mutate({ model, visibility })}
            onRetry={(n) => processAgain.mutate({ modelId: model.id, versionNumber: n })}
            onStop={(n) => stop.mutate({ modelId: model.id, versionNumber: n })}
          />
        )}
        dialog={
          dialog?.name === 'upload' ? (
            <UploadModelDialog projectId={projectId} onClose={close} />
          ) : (
            dialog &&
            openedModel && (
              <ModelDialog
                name={dialog.name}
                projectId={projectId}
                model={openedModel}
                onClose={close}
              />
            )
          )
        }
        onCloseDialog={close}
      />
      {download.progress && download.variables && (
        <DownloadProgress
          progress={download.progress}
          what={download.variables.title}
          onCancel={download.cancel}
        />
      )}
    </>
  );
}

interface DialogProps {
  name: 'edit' | 'versions' | 'share' | 'delete';
  projectId: string;
  model: Model;
  onClose: () => void;
}

function ModelDialog({ name, ...props }: DialogProps) {
  if (name === 'edit') return <EditDialog {...props} />;
  if (name === 'share') return <ShareModel {...props} />;
  if (name === 'versions') return <VersionsDialog {...props} />;
  return <DeleteModelDialog {...props} />;
}
