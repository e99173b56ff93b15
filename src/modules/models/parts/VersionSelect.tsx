import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listModelVersionsOptions } from '@/api/generated/models.gen';
import type { Model } from '@/api/generated/types.gen';
import { ErrorLine } from '@/shared/ui/states';
import { Tag } from '@/shared/ui/Tag';

interface Props {
  projectId: string;
  model: Model;
  /** The number of the current version. */
  value: number;
  onChange: (version: number) => void;
}

/** Selects a version to view. Renders nothing if there is only one. */
export function VersionSelect({ projectId, model, value, onChange }: Props) {
  const path = { projectId, modelId: model.id };
  const versions = useQuery(listModelVersionsOptions({ path }));
  const ready = versions.data?.data.filter(({ processing }) => processing.state === 'ready') ?? [];
  return (
    <>
      {value !== model.currentVersion.n && <Tag state="waiting">Not current</Tag>}
      {versions.error && !versions.data && (
        <ErrorLine
          operation="listModelVersions"
          error={versions.error}
          onRetry={() => void versions.refetch()}
        />
      )}
      {ready.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label="Version"
          value={String(value)}
          data={ready.map(({ n }) => ({ value: String(n), label: `Version ${n}` }))}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
    </>
  );
}
