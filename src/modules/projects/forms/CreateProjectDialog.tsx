import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { getAccountSettingsOptions } from '@/api/generated/account/getAccountSettings.gen';
import { listTemplatesOptions } from '@/api/generated/templates.gen';
import type { CreateProjectRequest, ProjectModule } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { PersonSelect } from '@/records/people/PersonSelect';
import settings from '@/records/project-settings/ProjectSettings.module.css';
import { failureText } from '@/shared/errors/operationTexts';
import { today } from '@/shared/format/region';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { allModules, moduleLabel } from '@/shared/projects/modules';
import { href, paths } from '@/shared/routing/paths';
import { useCreateProject } from '../adminMutations';
import { FactsFields } from './FactsFields';
import { factNames, factsSchema, inOrder } from './facts';

const resolver = zodResolver(factsSchema.check(inOrder));

/** Until the defaults of the account are known. */
const first = { timeZone: 'PST', currency: 'USD' };

interface Props {
  /** The template to start with; empty for none. */
  templateId: string;
  onClose: () => void;
}

/** Creates a project, blank or from a template, and opens its dashboard. */
export default function CreateProjectDialog({ templateId: initial, onClose }: Props) {
  const [, navigate] = useLocation();
  const user = useUser();
  const templates = useQuery(listTemplatesOptions());
  const published = (templates.data?.data ?? []).filter(({ state }) => state === 'published');
  const [templateId, setTemplate] = useState(initial);
  const template = published.find(({ id }) => id === templateId);
  const [admin, setAdmin] = useState<{ id: string; name: string } | null>(null);
  // Null until the user chooses: the modules of the template, or all of them.
  const [chosen, setModules] = useState<readonly string[] | null>(null);
  const modules = chosen ?? template?.settings.modulesOn ?? allModules();
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
      startDate: today(),
      targetFinishDate: '',
    },
  });
  const { register, resetField } = form;
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
  const submit = form.handleSubmit(({ targetFinishDate, ...facts }) => {
    const body = {
      ...facts,
      ...(targetFinishDate && { targetFinishDate }),
      ...(admin && { adminId: admin.id }),
      ...(template && { templateId: template.id }),
      ...((chosen || !template) && { settings: { modulesOn: modules as ProjectModule[] } }),
    } as CreateProjectRequest;
    create.mutate(body, {
      onSuccess: ({ data }) => {
        onClose();
        navigate(href(paths.dashboard, { project: data.id }));
      },
      onError: (error) => showServerErrors(form, factNames, error),
    });
  });
  return (
    <FormDialog
      title="New project"
      submitLabel="Create project"
      onSubmit={submit}
      submitError={create.error}
      submitting={create.isPending}
      dirty={isDirty || admin !== null || chosen !== null}
      onClose={onClose}
      wide
    >
      <NativeSelect
        label="Start with"
        description={
          template?.description ||
          'A template brings settings, companies, members, groups and saved views along.'
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[
          { value: '', label: 'Blank project' },
          ...published.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={template ? templateId : ''}
        error={templates.error && failureText('listTemplates', templates.error)}
        onChange={({ currentTarget }) => {
          setTemplate(currentTarget.value);
          setModules(null);
        }}
      />
      <FactsFields register={register} control={form.control} errors={errors} autoFocus />
      <Modules value={modules} onChange={setModules} />
      <PersonSelect
        label="Project admin"
        description="The first member. Account admins run every project, too."
        placeholder={`${user?.username ?? 'You'} (you)`}
        value={admin?.id ?? null}
        name={admin?.name ?? null}
        without={user ? [user.id] : []}
        clearable
        onChange={setAdmin}
      />
    </FormDialog>
  );
}

interface ModulesProps {
  value: readonly string[];
  onChange: (modules: readonly string[]) => void;
}

const Modules = ({ value, onChange }: ModulesProps) => (
  <Checkbox.Group
    label="Modules"
    description="What the project uses. You can change this at any time; nothing is lost."
    value={[...value]}
    onChange={onChange}
  >
    <div className={settings.modules}>
      {allModules().map((module) => (
        <Checkbox key={module} value={module} label={moduleLabel(module)} />
      ))}
    </div>
  </Checkbox.Group>
);
