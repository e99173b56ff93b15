import { ActionIcon, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Template } from '@/api/generated/types.gen';
import { useUpdateTemplate } from '@/records/templates/useUpdateTemplate';
import { moduleLabel } from '@/shared/projects/modules';
import { Panel } from '@/shared/ui/panel/Panel';
import panel from '@/shared/ui/panel/Panel.module.css';
import classes from '../Templates.module.css';

/** The saved views that everyone in a new project sees. They come from the project that the template was made from. */
export function ViewsPanel({ template, mayChange }: { template: Template; mayChange: boolean }) {
  const { savedViews, version } = template;
  const save = useUpdateTemplate(template, 'toast');
  return (
    <Panel
      title="Saved views"
      text="Everyone in a new project sees them. A template that is made from a project has those that its members share."
    >
      <div className={`grid gap-16 mt-16 ${panel.form}`}>
        {savedViews.length === 0 && (
          <Text size="sm" c="dimmed">
            No saved views.
          </Text>
        )}
        <ul className="grid gap-8 list">
          {savedViews.map((view, index) => (
            <li
              key={`${view.log} ${view.name}`}
              className={`row gap-12 between min-w-0 ${classes.item}`}
            >
              <span>
                {view.name} <span className="quiet">{moduleLabel(view.log)}</span>
              </span>
              {mayChange && (
                <ActionIcon
                  variant="subtle"
                  aria-label={`Remove ${view.name}`}
                  disabled={save.isPending}
                  onClick={() =>
                    save.mutate({ version, savedViews: savedViews.filter((_, i) => i !== index) })
                  }
                >
                  <IconX size={16} aria-hidden="true" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
