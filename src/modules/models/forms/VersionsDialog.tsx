import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listModelVersionsOptions } from '@/api/generated/models.gen';
import type { Model, ModelVersion } from '@/api/generated/types.gen';
import { PersonName } from '@/records/people/PersonName';
import { formatBytes, formatDate, formatNumber } from '@/shared/format/format';
import { IfOffered } from '@/shared/IfOffered';
import { usePolling } from '@/shared/live/liveState';
import { AppLink } from '@/shared/routing/AppLink';
import { leave } from '@/shared/routing/leaveGuard';
import { href, paths } from '@/shared/routing/paths';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { Tag } from '@/shared/ui/Tag';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { useShown } from '@/shared/ui/useShown';
import { useMakeCurrent, useProcessAgain, useStopProcessing } from '../mutations';
import { isUnderWay, VersionState } from '../parts/VersionState';
import { POLL_MS } from '../useModels';
import { NewVersionForm } from './NewVersionForm';
import classes from './VersionsDialog.module.css';

interface Props {
  projectId: string;
  model: Model;
  onClose: () => void;
}

export default function VersionsDialog({ projectId, model, onClose }: Props) {
  const path = { projectId, modelId: model.id };
  const polling = usePolling(POLL_MS);
  const versions = useQuery({
    ...listModelVersionsOptions({ path }),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? polling : false),
  });
  const mayAdd = model.permittedActions.includes('add_version');
  useReturnFocus();
  const { shown, more } = useShown(versions.data?.data ?? []);
  return (
    <Modal
      opened
      onClose={() => leave(onClose)}
      title={`Versions of ${model.title}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      <IfOffered operation="createModelVersionFromUpload">
        {mayAdd && <NewVersionForm projectId={projectId} model={model} />}
      </IfOffered>
      {versions.isPending && <Skeleton shape="row" count={5} />}
      {versions.error && !versions.data && (
        <ErrorState
          operation="listModelVersions"
          error={versions.error}
          onRetry={() => versions.refetch()}
        />
      )}
      <ol className="list">
        {shown.map((version) => (
          <VersionRow
            key={version.n}
            projectId={projectId}
            model={model}
            version={version}
            mayChange={mayAdd}
          />
        ))}
      </ol>
      {more}
    </Modal>
  );
}

interface RowProps {
  projectId: string;
  model: Model;
  version: ModelVersion;
  mayChange: boolean;
}

function VersionRow({ projectId, model, version, mayChange }: RowProps) {
  const makeCurrent = useMakeCurrent(projectId);
  const processAgain = useProcessAgain(projectId);
  const stop = useStopProcessing(projectId);
  const { n, processing, elementCount } = version;
  const address = { modelId: model.id, versionNumber: n };
  const isCurrent = n === model.currentVersion.n;
  const viewer = {
    project: projectId,
    model: model.id,
    version: isCurrent ? undefined : String(n),
  };
  const isReady = processing.state === 'ready';
  return (
    <li className={`flex wrap gap-8-16 items-start between line-above ${classes.version}`}>
      <div className={`min-w-0 breaks ${classes.what}`}>
        <p className="row gap-8 m-0 text-sm medium">
          Version {n} {isCurrent && <Tag state="progress">Current</Tag>}
        </p>
        {version.notes && <p className={classes.notes}>{version.notes}</p>}
        <p className={`flex wrap quiet text-xs ${classes.facts}`}>
          <span>{version.fileName}</span>
          <span>{formatBytes(version.sizeBytes)}</span>
          {elementCount !== null && <span>{formatNumber(elementCount)} elements</span>}
          <span>
            <PersonName person={version.uploadedBy} />, {formatDate(version.uploadedAt)}
          </span>
        </p>
        <VersionState
          version={version}
          onRetry={mayChange ? () => processAgain.mutate(address) : undefined}
          onStop={mayChange ? () => stop.mutate(address) : undefined}
        />
      </div>
      {isReady && (
        <div className="flex gap-8">
          {mayChange && !isCurrent && (
            <Button
              size="compact-sm"
              variant="default"
              loading={makeCurrent.isPending}
              onClick={() => makeCurrent.mutate(address)}
            >
              Make current
            </Button>
          )}
          {n > 1 && (
            <Button
              size="compact-sm"
              variant="default"
              component={AppLink}
              href={href(paths.viewer, { ...viewer, changes: String(n) })}
            >
              Changes
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            component={AppLink}
            href={href(paths.viewer, viewer)}
          >
            Open
          </Button>
        </div>
      )}
    </li>
  );
}
