import { Button, Text } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listTemplatesOptions } from '@/api/generated/templates.gen';
import type { Template } from '@/api/generated/types.gen';
import { mayChangeTemplate, templateNote } from '@/records/templates/labels';
import { TemplateSelect } from '@/records/templates/TemplateSelect';
import { AppLink } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { SignedIn } from './SignedIn';

interface Props {
  /** A part of the template's settings. It keeps its input as long as its key is the same. */
  children: (template: Template, mayChange: boolean) => ReactNode;
}

/** Shows the template that the address names, or the first one, with a choice of the others. */
export function ChosenTemplate(props: Props) {
  return (
    <SignedIn>
      <Chosen {...props} />
    </SignedIn>
  );
}

function Chosen({ children }: Props) {
  const id = useAddressQuery().get('template');
  const list = useQuery(listTemplatesOptions());
  const templates = list.data?.data ?? [];
  const template = id === null ? templates[0] : templates.find((candidate) => candidate.id === id);
  if (list.error && !list.data) {
    return (
      <ErrorState
        operation="listTemplates"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!list.data) return <Skeleton shape="card" h={320} />;
  if (!template) {
    return (
      <EmptyState
        icon={<IconTemplate size={20} />}
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
  return (
    <div className="grid gap-20 w-form">
      <TemplateSelect templates={templates} chosen={template.id} />
      <Text size="sm" c="dimmed">
        {templateNote(template)}
      </Text>
      {children(template, mayChangeTemplate(template))}
    </div>
  );
}
