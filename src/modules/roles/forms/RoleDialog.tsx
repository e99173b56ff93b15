import { TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewRole } from '@/api/generated/roles.gen';
import type {
  ProjectRole,
  RoleDetail,
  RoleFlag,
  RoleLevel,
  RolePreviewResult,
} from '@/api/generated/types.gen';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorLine } from '@/shared/ui/states';
import { Differences } from '../Differences';
import { Grid } from '../Grid';
import { useCreateRole, useUpdateRole } from '../mutations';
import classes from '../Roles.module.css';

interface Props {
  role: RoleDetail;
  /** Whether a new role is made of it. */
  copy?: boolean;
  onClose: () => void;
}

/** Edits a role of the account, or makes one from another. The server says what would change before it is saved. */
export default function RoleDialog({ role, copy = false, onClose }: Props) {
  const [name, setName] = useState(copy ? '' : role.name);
  const [description, setDescription] = useState(copy && role.system ? '' : role.description);
  const [levels, setLevels] = useState<Readonly<Record<string, RoleLevel>>>({});
  const [flags, setFlags] = useState<readonly RoleFlag[]>(role.flags);
  const { version, noteConflict } = useFormVersion(role.version);
  const create = useCreateRole();
  const update = useUpdateRole(role.id);
  const save = copy ? create : update;
  const changed = {
    levels: Object.entries(levels).map(([module, level]) => ({ module, level })),
    flags: [...flags],
  };
  const body = { roleId: role.id, ...changed };
  const preview = useQuery({
    queryKey: ['previewRole', body],
    queryFn: async ({ signal }) =>
      (await previewRole({ body, signal, throwOnError: true })).data.data,
    placeholderData: keepPreviousData,
  });
  const isChanged =
    changed.levels.some(
      ({ module, level }) => role.levels.find((saved) => saved.module === module)?.level !== level,
    ) || [...flags].sort().join() !== [...role.flags].sort().join();
  const dirty =
    isChanged || (copy ? name !== '' : name !== role.name || description !== role.description);
  return (
    <FormDialog
      about={role.id}
      title={copy ? `Copy ${role.name}` : 'Edit role'}
      submitLabel={copy ? 'Create role' : 'Save'}
      submitError={save.error}
      submitting={save.isPending}
      missing={!name.trim() && 'Name'}
      unchanged={!dirty}
      dirty={dirty}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const words = { name: name.trim(), description: description.trim() };
        if (!copy) {
          return update.mutate(
            { version, ...words, ...changed },
            { onSuccess: onClose, onError: noteConflict },
          );
        }
        const all = role.levels.map(({ module, level }) => ({
          module,
          level: levels[module] ?? level,
        }));
        const basedOn = role.basedOn as ProjectRole;
        create.mutate(
          { ...words, basedOn, levels: all, flags: [...flags] },
          { onSuccess: onClose },
        );
      }}
      wide
    >
      <TextInput
        label="Name"
        required
        data-autofocus
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label="Description"
        maxLength={300}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <div>
        {preview.isPending && <Skeleton shape="row" count={9} />}
        {preview.error && (
          <ErrorLine
            operation="previewRole"
            error={preview.error}
            onRetry={() => void preview.refetch()}
          />
        )}
        <Grid
          grid={(preview.data?.grid ?? role.grid).map((cell) => ({
            ...cell,
            level: levels[cell.module] ?? cell.level,
          }))}
          flags={flags}
          onLevel={(module, level) => setLevels({ ...levels, [module]: level })}
          onFlag={(flag, on) =>
            setFlags(on ? [...flags, flag] : flags.filter((other) => other !== flag))
          }
        />
      </div>
      <Changes preview={preview.data} memberCount={copy ? 0 : preview.data?.memberCount} />
    </FormDialog>
  );
}

interface ChangesProps {
  /** Undefined until the server has answered. */
  preview: RolePreviewResult['data'] | undefined;
  memberCount: number | undefined;
}

const Changes = ({ preview, memberCount = 0 }: ChangesProps) => (
  <section aria-labelledby="role-changes">
    <h3 id="role-changes" className={`text-sm medium ${classes.heading}`}>
      What changes
    </h3>
    <div role="status">
      {preview && <Differences differences={preview.differences} memberCount={memberCount} />}
    </div>
  </section>
);
