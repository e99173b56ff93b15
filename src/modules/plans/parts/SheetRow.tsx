import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { zDiscipline } from '@/api/generated/schemas/options.gen';
import type { Discipline, Sheet } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { optionLabel } from '@/shared/format/labels';
import { useOpenVersion } from '@/shared/forms/edits';
import { FormMessage } from '@/shared/forms/FormMessage';
import { KeptInput } from '@/shared/forms/KeptInput';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { AppLink } from '@/shared/routing/AppLink';
import { StatusTag } from '@/shared/ui/Tag';
import { useUpdateSheet } from '../mutations';
import classes from '../Plans.module.css';

interface Props {
  sheet: Sheet;
  /** Why it cannot be published. */
  fault: string | undefined;
  href: string;
}

type Field = 'number' | 'title' | 'revision' | 'discipline';

const disciplines = zDiscipline.options.map((value) => ({ value, label: optionLabel(value) }));

/** A sheet of a set, with what its title block says to correct. */
export function SheetRow({ sheet, fault, href }: Props) {
  const { number, title, revision, discipline, page, planStatus } = sheet;
  // Only what is typed: the rest shows what others change.
  const [typed, setTyped] = useState<Partial<Pick<Sheet, Field>>>({});
  const values = { number, title, revision, discipline, ...typed };
  const update = useUpdateSheet(sheet.projectId, { failure: 'inline' });
  const mayUpdate = sheet.permittedActions.includes('update');
  const isChanged = (Object.keys(typed) as Field[]).some((name) => typed[name] !== sheet[name]);
  const { version, noteConflict } = useOpenVersion(sheet.version, isChanged);
  const { question } = useUnsavedInput(isChanged && !update.isPending);
  const field = (name: Exclude<Field, 'discipline'>) => ({
    value: values[name],
    readOnly: !mayUpdate,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const { number: called, ...rest } = typed;
    update.mutate(
      { sheet, version, ...rest, ...(called?.trim() && { number: called.trim() }) },
      { onSuccess: () => setTyped({}), onError: noteConflict },
    );
  };
  const error = update.error ? failureText('updateSheet', update.error) : undefined;
  return (
    <li className={`grid gap-12 items-center p-12 card ${classes.sheet}`}>
      <AppLink href={href} aria-label={`Open page ${page}, ${number || 'no number'}`}>
        <img src={sheet.thumbnailUrl} alt="" loading="lazy" />
      </AppLink>
      <form
        className={`grid gap-8 items-end ${classes.fields}`}
        onSubmit={save}
        aria-label={`Page ${page}`}
      >
        <KeptInput name={sheet.id} dirty={isChanged} />
        <TextInput label="Number" maxLength={30} error={fault} {...field('number')} />
        <TextInput label="Title" maxLength={200} {...field('title')} />
        <TextInput label="Revision" maxLength={20} {...field('revision')} />
        <NativeSelect
          label="Discipline"
          data={disciplines}
          value={values.discipline}
          disabled={!mayUpdate}
          onChange={({ currentTarget }) =>
            setTyped({ ...typed, discipline: currentTarget.value as Discipline })
          }
        />
        {isChanged ? (
          <Button type="submit" loading={update.isPending} disabled={values.number.trim() === ''}>
            Save
          </Button>
        ) : (
          <span>
            <StatusTag status={planStatus} />
          </span>
        )}
        {question}
        {error && (
          <div className="all-columns">
            <FormMessage>{error}</FormMessage>
          </div>
        )}
      </form>
    </li>
  );
}
