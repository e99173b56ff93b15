import { ActionIcon, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { CompanySelect } from '@/records/people/CompanySelect';
import { Panel } from '@/shared/ui/panel/Panel';
import panel from '@/shared/ui/panel/Panel.module.css';
import classes from '../Templates.module.css';
import type { PeopleProps } from './people';

/** Shows the companies that work on each project, with or without people in it. */
export function CompaniesPanel({ values, disabled, onChange }: PeopleProps) {
  const { companies } = values;
  return (
    <Panel title="Companies" text="They work on each new project, with or without people in it.">
      <div className={`grid gap-16 mt-16 ${panel.form}`}>
        {companies.length === 0 && (
          <Text size="sm" c="dimmed">
            No companies.
          </Text>
        )}
        <ul className="grid gap-8 list">
          {companies.map(({ id, name }) => (
            <li key={id} className={`row gap-12 between min-w-0 ${classes.item}`}>
              <span>{name}</span>
              {!disabled && (
                <ActionIcon
                  variant="subtle"
                  aria-label={`Remove ${name}`}
                  onClick={() =>
                    onChange({ companies: companies.filter((company) => company.id !== id) })
                  }
                >
                  <IconX size={16} aria-hidden="true" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
        {!disabled && (
          <CompanySelect
            // A new field after each choice.
            key={companies.length}
            label="Add a company"
            value={null}
            onChange={(id, name) => {
              if (id === null || companies.some((company) => company.id === id)) return;
              onChange({ companies: [...companies, { id, name: name ?? id }] });
            }}
          />
        )}
      </div>
    </Panel>
  );
}
