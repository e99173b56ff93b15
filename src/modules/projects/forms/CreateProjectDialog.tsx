import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { getAccountSettingsOptions } from '@/api/generated/account/getAccountSettings.gen';
import { listTemplatesOptions } from '@/api/generated/templates.gen';
import type { CreateProjectRequest, ProjectModule } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { PersonSelect } from '@/records/people/PersonSelect';
import settings from '@/records/project-settings/ProjectSettings.module.css';
import { failureText } from '@/shared/errors/operationTexts';
import { today } from '@/shared/format/region';
import { zoneOfBrowser } from '@/shared/format/zoneLabels';
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

/** Where somebody is who creates the first project of an account, which has no defaults of its own yet. */
function here() {
  const timeZone = zoneOfBrowser();
  return {
    ...first,
    timeZone,
    units: /^(?:[PEC]ST|America\/)/.test(timeZone) ? 'imperial' : 'metric',
  };
}

/** 'CRP' of Canal Road Plaza. */
const codeOf = (name: string): string => {
  const words = name
    .normalize('NFD')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const initials = words.map((word) => word[0]).join('');
  return (initials.length > 1 ? initials : (words[0] ?? '')).slice(0, 8);
};

interface Props {
  /** The template to start with; empty for none. */
  templateId: string;
  /** Whether the account has none yet. Only what a project cannot do without is asked for then. */
  isFirst?: boolean;
  onClose: () => void;
}

/** Creates a project, blank or from a template, and opens its dashboard. */
export default function CreateProjectDialog({ templateId: initial, isFirst, onClose }: Props) {
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
      units: 'imperial',
      ...(isFirst ? here() : first),
      startDate: today(),
      targetFinishDate: '',
    },
  });
  const { register, resetField, setValue } = form;
  const [companyName, setCompanyName] = useState('');
  const [isBrief, setBrief] = useState(isFirst === true);
  // The code follows the name until somebody types another one.
  const name = useWatch({ control: form.control, name: 'name' });
  const suggested = useRef('');
  useEffect(() => {
    if (form.getValues('code') !== suggested.current) return;
    suggested.current = codeOf(name);
    setValue('code', suggested.current);
  }, [form, name, setValue]);
  const account = useQuery(getAccountSettingsOptions()).data?.data;
  useEffect(() => {
    if (!account || isFirst) return;
    // The user may already have chosen others.
    const { timeZone, currency } = form.getValues();
    if (timeZone === first.timeZone) resetField('timeZone', { defaultValue: account.timeZone });
    if (currency === first.currency) resetField('currency', { defaultValue: account.currency });
  }, [account, form, isFirst, resetField]);
  const { errors, isDirty } = form.formState;
  const create = useCreateProject();
  const submit = form.handleSubmit(({ targetFinishDate, ...facts }) => {
    const body = {
      ...facts,
      ...(targetFinishDate && { targetFinishDate }),
      ...(companyName.trim() && { companyName: companyName.trim() }),
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
  const startWith = (
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
  );
  return (
    <FormDialog
      title={isFirst ? 'Create your first project' : 'New project'}
      submitLabel="Create project"
      onSubmit={submit}
      submitError={create.error}
      submitting={create.isPending}
      dirty={isDirty || companyName !== '' || admin !== null || chosen !== null}
      onClose={onClose}
      wide
    >
      {!isBrief && startWith}
      {isFirst && (
        <TextInput
          label="Your company"
          description="It leads the project. You can change it later."
          autoComplete="organization"
          data-autofocus
          value={companyName}
          maxLength={100}
          onChange={(event) => setCompanyName(event.currentTarget.value)}
        />
      )}
      <FactsFields
        register={register}
        control={form.control}
        errors={errors}
        autoFocus={!isFirst}
        brief={isBrief}
      />
      {isBrief ? (
        <Button variant="subtle" onClick={() => setBrief(false)}>
          More options
        </Button>
      ) : (
        <>
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
        </>
      )}
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
