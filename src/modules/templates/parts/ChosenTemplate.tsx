import { Anchor, Button, NativeSelect, Skeleton, Text } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { listTemplatesOptions } from '@/api/generated/templates.gen';
import type { Template } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { leave } from '@/shared/routing/leaveGuard';
import { href, paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/states';
import classes from '../Templates.module.css';
import { templateHref } from '../templateHref';
import { SignedIn } from './SignedIn';
import { stateLabels } from './TemplateStateTag';

interface Props {
  /** A part of the template's settings. It keeps its input as long as its key is the same. */
  children: (template: Template, mayChange: boolean) => ReactNode;
}

/** The template that the address names, or the first one, with a choice of the others. */
export function ChosenTemplate(props: Props) {
  return (
    <SignedIn>
      <Chosen {...props} />
    </SignedIn>
  );
}

function Chosen({ children }: Props) {
  const [path, navigate] = useLocation();
  const id = useAddressQuery().get('template');
  const list = useQuery(listTemplatesOptions());
  const templates = list.data?.data ?? [];
  const template = id === null ? templates[0] : templates.find((one) => one.id === id);
  if (list.error && !list.data) {
    return (
      <ErrorState
        operation="listTemplates"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!list.data) return <Skeleton h={320} radius="lg" aria-busy="true" />;
  if (!template) {
    return (
      <EmptyState
        icon={<IconTemplate size={26} stroke={1.6} />}
        title={templates.length === 0 ? 'No templates yet' : 'This template does not exist'}
        action={
          <Button component={AppLink} href={paths.templateSettings}>
            All templates
          </Button>
        }
      >
        A template has the settings, companies and people that new projects start with.
      </EmptyState>
    );
  }
  const mayUpdate = template.permittedActions.includes('update');
  return (
    <div className={classes.page}>
      <div className={classes.choice}>
        <NativeSelect
          label="Template"
          value={template.id}
          onChange={({ currentTarget: { value } }) =>
            leave(() => navigate(href(path, { template: value })))
          }
          data={templates.map(({ id: value, name, state }) => ({
            value,
            label: state === 'published' ? name : `${name} (${stateLabels[state].toLowerCase()})`,
          }))}
        />
        <Anchor component={AppLink} href={templateHref(template.id)} size="sm">
          About this template
        </Anchor>
      </div>
      <Text size="sm" c="dimmed">
        {lockedText(template, mayUpdate) ??
          'New projects take over a copy. Projects that exist do not change.'}
      </Text>
      {children(template, mayUpdate && template.state !== 'archived')}
    </div>
  );
}

function lockedText({ state }: Template, mayUpdate: boolean): string | null {
  if (!mayUpdate) return 'An account admin can change templates.';
  return state === 'archived' ? 'It is archived. Restore it to change it.' : null;
}
