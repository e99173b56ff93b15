import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { zDiscipline } from '@/api/generated/schemas/options.gen';
import type { Discipline, Sheet } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { optionLabel } from '@/shared/format/labels';
import { FormMessage } from '@/shared/forms/FormMessage';
import { AppLink } from '@/shared/routing/AppLink';
import { useUpdateSheet } from '../mutations';
import classes from '../Plans.module.css';
import { PlanStatusTag } from './PlanStatusTag';

interface Props {
  sheet: Sheet;
  /** Why it cannot be published. */
  fault: string | undefined;
  href: string;
}

const disciplines = zDiscipline.options.map((value) => ({ value, label: optionLabel(value) }));

/** A sheet of a set, with what its title block says to correct. */
export function SheetRow({ sheet, fault, href }: Props) {
  const { number, title, revision, discipline, page, planStatus } = sheet;
  const [values, setValues] = useState({ number, title, revision, discipline });
  const update = useUpdateSheet(sheet.projectId, { failure: 'inline' });
  const mayUpdate = sheet.permittedActions.includes('update');
  const isChanged = (Object.keys(values) as (keyof typeof values)[]).some(
    (name) => values[name] !== sheet[name],
  );
  const field = (name: 'number' | 'title' | 'revision') => ({
    value: values[name],
    readOnly: !mayUpdate,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const { number: typed, ...rest } = values;
    update.mutate({
      sheet,
      version: sheet.version,
      ...rest,
      ...(typed.trim() && { number: typed.trim() }),
    });
  };
  const error = update.error ? failureText('updateSheet', update.error) : undefined;
  return (
    <li className={classes.sheet}>
      <AppLink href={href} aria-label={`Open page ${page}, ${number || 'no number'}`}>
        <img src={sheet.thumbnailUrl} alt="" loading="lazy" />
      </AppLink>
      <form className={classes.fields} onSubmit={save} aria-label={`Page ${page}`}>
        <TextInput label="Number" maxLength={30} error={fault} {...field('number')} />
        <TextInput label="Title" maxLength={200} {...field('title')} />
        <TextInput label="Revision" maxLength={20} {...field('revision')} />
        <NativeSelect
          label="Discipline"
          data={disciplines}
          value={values.discipline}
          disabled={!mayUpdate}
          onChange={({ currentTarget }) =>
            setValues({ ...values, discipline: currentTarget.value as Discipline })
          }
        />
        {isChanged ? (
          <Button type="submit" loading={update.isPending} disabled={values.number.trim() === ''}>
            Save
          </Button>
        ) : (
          <span>
            <PlanStatusTag status={planStatus} />
          </span>
        )}
        {error && (
          <div className={classes.fault}>
            <FormMessage>{error}</FormMessage>
          </div>
        )}
      </form>
    </li>
  );
}
