import { Button } from '@mantine/core';
import { IconCubeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getModelOptions } from '@/api/generated/models.gen';
import type { Model, ModelVersion } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectId } from '@/shared/routing/currentProject';
import { href, paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorState } from '@/shared/ui/states';
import { isGivenUp, NotConverted } from '@/shared/viewer/NotConverted';
import { ProjectUnits } from '@/shared/viewer/UnitsProvider';
import { ModelView } from '../parts/ModelView';
import classes from './ModelViewerPage.module.css';

/**
 * One model in 3D, selected by `?project=` and `?model=`. `?version=` selects a version other than
 * the current one.
 */
export default function ModelViewerPage() {
  const query = useAddressQuery();
  const projectId = useProjectId();
  const modelId = query.get('model') ?? '';
  const model = useQuery({
    ...getModelOptions({ path: { projectId, modelId } }),
    enabled: modelId !== '',
  });
  const back = href(paths.models, { project: projectId });
  const found = model.data?.data;
  const version = found && shownVersion(found, Number(query.get('version')));
  if (found && version && isGivenUp(version.processing))
    return (
      <div className="page-frame w-reading">
        <PageHeading title={found.title}>{found.title}</PageHeading>
        <NotConverted
          processing={version.processing}
          back={{ href: back, label: 'Go to the models' }}
        />
      </div>
    );
  if (found)
    return (
      <ProjectUnits projectId={projectId}>
        <ModelView key={modelId} projectId={projectId} model={found} back={back} />
      </ProjectUnits>
    );
  const isLost = !modelId || model.error?.status === 404;
  return (
    <div className="page-frame w-reading">
      <PageHeading title="Model viewer">Model viewer</PageHeading>
      {modelId && model.isPending && <div className={classes.loading} aria-busy="true" />}
      {isLost && (
        <EmptyState
          icon={<IconCubeOff size={20} />}
          title="Model not found"
          action={
            <Button component={AppLink} href={back}>
              Go to the models
            </Button>
          }
        >
          It has been deleted, or it is not shared with you.
        </EmptyState>
      )}
      {model.error && !isLost && (
        <ErrorState operation="getModel" error={model.error} onRetry={() => model.refetch()} />
      )}
    </div>
  );
}

/** Returns the version in the address, or the current one. Null if the model does not include its state. */
function shownVersion({ currentVersion, latestVersion }: Model, n: number): ModelVersion | null {
  if (!n) return currentVersion;
  return [currentVersion, latestVersion].find((version) => version.n === n) ?? null;
}
