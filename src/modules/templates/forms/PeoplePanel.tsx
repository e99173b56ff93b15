import { ActionIcon, NativeSelect, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listRolesOptions } from '@/api/generated/roles.gen';
import { CompanySelect } from '@/records/people/CompanySelect';
import { PersonSelect } from '@/records/people/PersonSelect';
import { failureText } from '@/shared/errors/operationTexts';
import { FormMessage } from '@/shared/forms/FormMessage';
import { Panel } from '@/shared/ui/panel/Panel';
import panel from '@/shared/ui/panel/Panel.module.css';
import classes from '../Templates.module.css';
import { type PeopleProps, type TemplatePerson, without } from './people';

/** Shows who is a member of each project, with a role and a company. */
export function PeoplePanel({ values, disabled, onChange }: PeopleProps) {
  const { members } = values;
  const roles = useQuery(listRolesOptions());
  const options = (roles.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const change = (id: string, part: Partial<TemplatePerson>) =>
    onChange({
      members: members.map((member) => (member.id === id ? { ...member, ...part } : member)),
    });
  return (
    <Panel title="Members" text="They are in each new project from the start, besides its admin.">
      <div className={`grid gap-16 mt-16 ${panel.form}`}>
        {roles.error && <FormMessage>{failureText('listRoles', roles.error)}</FormMessage>}
        {members.length === 0 && (
          <Text size="sm" c="dimmed">
            No members.
          </Text>
        )}
        <ul className="grid gap-8 list">
          {members.map(({ id, name, role, companyId, companyName }) => (
            <li key={id} className={`grid gap-8-12 items-end ${classes.member}`}>
              <p>{name}</p>
              <NativeSelect
                aria-label={`Role of ${name}`}
                disabled={disabled}
                value={role}
                data={
                  options.some(({ value }) => value === role)
                    ? options
                    : [{ value: role, label: role }, ...options]
                }
                onChange={({ currentTarget }) => change(id, { role: currentTarget.value })}
              />
              <CompanySelect
                label={`Company of ${name}`}
                hideLabel
                disabled={disabled}
                value={companyId}
                name={companyName}
                clearable
                onChange={(next, title) => change(id, { companyId: next, companyName: title })}
              />
              {!disabled && (
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange(without(values, id))}
                >
                  <IconX size={16} aria-hidden="true" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
        {!disabled && (
          <PersonSelect
            // A new field after each choice.
            key={members.length}
            label="Add a person"
            value={null}
            without={members.map(({ id }) => id)}
            onChange={(person) =>
              person &&
              onChange({
                members: [
                  ...members,
                  { ...person, role: 'viewer', companyId: null, companyName: null },
                ],
              })
            }
          />
        )}
      </div>
    </Panel>
  );
}
