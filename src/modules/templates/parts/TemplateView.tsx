import { Anchor, Button, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Template, TemplateState } from '@/api/generated/types.gen';
import { useAccountActions } from '@/records/account/useAccountActions';
import { Facts } from '@/records/common/Facts';
import { useUpdateTemplate } from '@/records/templates/useUpdateTemplate';
import { count, formatDate } from '@/shared/format/format';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { AppLink, useReaches } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { Panel } from '@/shared/ui/panel/Panel';
import panel from '@/shared/ui/panel/Panel.module.css';
import { StatusTag } from '@/shared/ui/Tag';
import EditTemplateDialog from '../forms/EditTemplateDialog';
import { useDeleteTemplate } from '../mutations';
import classes from '../Templates.module.css';

/** What the buttons of a template do to its state. */
const steps: Record<TemplateState, readonly { to: TemplateState; label: string }[]> = {
  draft: [{ to: 'published', label: 'Publish' }],
  published: [
    { to: 'draft', label: 'Back to draft' },
    { to: 'archived', label: 'Archive' },
  ],
  archived: [{ to: 'draft', label: 'Restore' }],
};

const words: Record<TemplateState, string> = {
  draft: 'A draft is offered to nobody. Publish it to make projects from it.',
  published: 'New projects can be made from it. Projects that exist do not change with it.',
  archived: 'It is kept, and makes no more projects.',
};

/** '5 of 6 kinds on' */
const notificationText = ({ notifications }: Template) =>
  `${notifications.filter(({ enabled }) => enabled).length} of ${count(notifications.length, 'kind')} on`;

export function TemplateView({ template }: { template: Template }) {
  const { id, name, description, state, version, permittedActions } = template;
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const mayCreate = useAccountActions()('create_project');
  const update = useUpdateTemplate(template, 'toast');
  const remove = useDeleteTemplate(template);
  const mayUpdate = permittedActions.includes('update');
  const reaches = useReaches();
  return (
    <div className="grid gap-20 w-form">
      <Panel title={name} text={description}>
        <div className={`grid gap-16 mt-16 ${panel.form}`}>
          <div className={`row wrap gap-8-12 ${classes.head}`}>
            <StatusTag status={state} />
            <Text size="sm" c="dimmed">
              {words[state]}
            </Text>
          </div>
          <TemplateFacts template={template} />
          <div className="flex wrap gap-8">
            {mayCreate && state === 'published' && reaches(paths.adminProjects) && (
              <Button
                component={AppLink}
                href={href(paths.adminProjects, { template: id })}
                leftSection={<IconPlus size={16} />}
              >
                New project
              </Button>
            )}
            {mayUpdate &&
              steps[state].map((step) => (
                <Button
                  key={step.to}
                  variant={step.to === 'published' ? 'filled' : 'default'}
                  loading={update.isPending && update.variables.state === step.to}
                  onClick={() => update.mutate({ version, state: step.to })}
                >
                  {step.label}
                </Button>
              ))}
            {mayUpdate && state !== 'archived' && (
              <Button
                variant="default"
                leftSection={<IconPencil size={16} />}
                onClick={() => setDialog('edit')}
              >
                Rename
              </Button>
            )}
            {permittedActions.includes('delete') && (
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={16} />}
                onClick={() => setDialog('delete')}
              >
                Delete
              </Button>
            )}
          </div>
        </div>
      </Panel>
      {dialog === 'edit' && (
        <EditTemplateDialog template={template} onClose={() => setDialog(null)} />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title="Delete template?"
          confirmLabel="Delete"
          pending={remove.isPending}
          onClose={() => setDialog(null)}
          onConfirm={() =>
            remove.mutate(undefined, { onSuccess: () => navigate(paths.templateSettings) })
          }
        >
          {name} is deleted for good. Projects that were made from it stay as they are.
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Shows what projects take over from a template. Each fact leads to its page. */
function TemplateFacts({ template }: { template: Template }) {
  const { id, settings } = template;
  const reaches = useReaches();
  const to = (path: string, text: string) =>
    reaches(path) ? (
      <Anchor component={AppLink} href={href(path, { template: id })} inherit>
        {text}
      </Anchor>
    ) : (
      text
    );
  const { punchItemDays, rfiDays, reviewDays } = settings.days;
  return (
    <Facts
      facts={[
        [
          'Configuration',
          to(
            paths.templateConfiguration,
            `Punch items ${punchItemDays}, RFIs ${rfiDays}, reviews ${reviewDays} working days`,
          ),
        ],
        [
          'Members',
          to(
            paths.templateMembers,
            [
              count(template.companies.length, 'company', 'companies'),
              count(template.members.length, 'member'),
              count(template.groups.length, 'group'),
            ].join(', '),
          ),
        ],
        [
          'Products and tools',
          to(
            paths.templateProducts,
            [
              count(settings.modulesOn.length, 'module'),
              count(template.savedViews.length, 'saved view'),
            ].join(', '),
          ),
        ],
        ['Notifications', to(paths.templateNotifications, notificationText(template))],
        ['Made from it', count(template.projectCount, 'project')],
        ['Last changed', formatDate(template.updatedAt)],
      ]}
    />
  );
}
