import { Select } from '@mantine/core';
import { useState } from 'react';
import type { EffectiveAccess } from '@/api/generated/types.gen';
import { fullName } from '@/shared/format/labels';
import { effectText, reasonOf } from '../access';
import classes from './AccessDialog.module.css';

interface Props {
  people: readonly EffectiveAccess[];
  /** Whether the form has changes that are not in these. */
  isChanged: boolean;
}

/** Looks up what a member may do in the folder, and why. */
export function EffectiveAccessOf({ people, isChanged }: Props) {
  const [id, setId] = useState<string | null>(null);
  const chosen = people.find(({ person }) => person.id === id);
  return (
    <div className={`grid gap-8 p-12 outlined rounded sunken ${classes.effect}`}>
      <Select
        label="What can a person do here?"
        placeholder="Choose a member"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear person' }}
        value={id}
        onChange={setId}
        limit={100}
        data={people.map(({ person, companyName, roleName }) => ({
          value: person.id,
          label: [fullName(person), companyName ?? roleName].join(', '),
        }))}
      />
      <div role="status">
        {chosen && (
          <>
            <p>
              <strong>{effectText(chosen)}</strong>
            </p>
            <p className="quiet">
              {reasonOf(chosen)}
              {isChanged && ' Your changes count after you save them.'}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
