import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, NativeSelect, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { array, extend, string } from 'zod/mini';
import { getAccountSettingsOptions } from '@/api/generated/account.gen';
import { listMembersOptions } from '@/api/generated/members.gen';
import type { CreateProjectRequest, ProjectModule } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { dayOf } from '@/shared/format/region';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { allModules, moduleLabels } from '@/shared/project-settings/moduleLabels';
import { href, paths } from '@/shared/routing/paths';
import { useCreateProject } from '../adminMutations';
import { FactsFields } from './FactsFields';
import { factNames, factsSchema, inOrder } from './facts';

const schema = extend(factsSchema, { adminId: string(), modulesOn: array(string()) }).check(
  inOrder as never,
);
const resolver = zodResolver(schema);

/** Until the defaults of the account are known. */
const first = { timeZone: 'PST', currency: 'USD' };

/** Creates an empty project and opens its dashboard. */
export default function CreateProjectDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const user = useUser();
  const people = useQuery(listMembersOptions({ query: { limit: 100 } }));
  const form = useForm({
    resolver,
    defaultValues: {
      name: '',
      code: '',
      description: '',
      projectType: 'Commercial - Office',
      address: '',
      ...first,
      units: 'imperial',
      startDate: dayOf(new Date()),
      targetFinishDate: '',
      adminId: '',
      modulesOn: [...allModules] as string[],
    },
  });
  const { control, register, resetField } = form;
  const account = useQuery(getAccountSettingsOptions()).data?.data;
  useEffect(() => {
    if (!account) return;
    // The user may already have chosen others.
    const { timeZone, currency } = form.getValues();
    if (timeZone === first.timeZone) resetField('timeZone', { defaultValue: account.timeZone });
    if (currency === first.currency) resetField('currency', { defaultValue: account.currency });
  }, [account, form, resetField]);
  const { errors, isDirty } = form.formState;
  const create = useCreateProject();
  const submit = form.handleSubmit(({ adminId, modulesOn, targetFinishDate, ...facts }) => {
    const body = {
      ...facts,
      ...(targetFinishDate && { targetFinishDate }),
      ...(adminId && { adminId }),
      settings: { modulesOn: modulesOn as ProjectModule[] },
    } as CreateProjectRequest;
    create.mutate(body, {
      onSuccess: ({ data }) => {
        onClose();
        navigate(href(paths.dashboard, { project: data.id }));
      },
      onError: (error) => showServerErrors(form, factNames, error),
    });
  });
  const others = people.data?.data.filter(
    ({ id, status }) => id !== user?.id && status === 'active',
  );
  return (
    <FormDialog
      title="New project"
      submitLabel="Create project"
      onSubmit={submit}
      submitError={create.error}
      submitting={create.isPending}
      dirty={isDirty}
      onClose={onClose}
      wide
    >
      <FactsFields register={register as never} errors={errors} autoFocus />
      <Controller
        control={control}
        name="modulesOn"
        render={({ field }) => (
          <Checkbox.Group
            label="Modules"
            description="What the project uses. You can change this at any time; nothing is lost."
            value={field.value}
            onChange={field.onChange}
          >
            <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs" mt="xs">
              {allModules.map((module) => (
                <Checkbox key={module} value={module} label={moduleLabels[module]} />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
        )}
      />
      <NativeSelect
        label="Project admin"
        description="The first member. Account admins run every project, too."
        data={[
          { value: '', label: `${user?.username ?? 'You'} (you)` },
          ...(others ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...register('adminId')}
      />
    </FormDialog>
  );
}
