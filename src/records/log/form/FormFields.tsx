import { useMediaQuery } from '@mantine/hooks';
import { IfOffered } from '@/shared/IfOffered';
import type { Field } from '../fields';
import type { RecordDetail } from '../log';
import { FILES } from '../needs';
import type { RecordForm } from '../recordForm';
import { ChipsField } from './ChipsField';
import {
  DateField,
  LongTextField,
  NumberField,
  OptionField,
  PartiesField,
  PartyField,
  TextField,
} from './formControls';
import { LocationField } from './LocationField';
import { ImpactField, MoreFields, PrivateField } from './MoreFields';
import { NewFiles } from './NewFiles';
import { PlaceBox } from './PlaceBox';

interface Props {
  form: RecordForm;
  projectId: string;
  /** Null for a new record. */
  item: RecordDetail | null;
  /** Name of the field to begin with; the title by default. */
  focus?: string | undefined;
  /** Names of the fields that must be filled in, besides those of any record; FILES for a file. */
  needs: readonly string[] | undefined;
}

/** Shows the fields of a form, in the order of their definition. */
export function FormFields({ form, projectId, item, focus = 'title', needs }: Props) {
  const open = form.fields.filter(({ isOpen }) => isOpen?.(item) ?? true);
  const show = (field: Field<RecordDetail>) => (
    <FormField key={field.name} {...{ form, projectId, item, focus, needs, field }} />
  );
  const hidden = open.filter((field) => field.more);
  const showAll = (fields: readonly Field<RecordDetail>[]) =>
    inParts(fields).map((part) =>
      part[0]?.part === 'place' ? (
        <PlaceBox key="place">{part.map(show)}</PlaceBox>
      ) : (
        part.map(show)
      ),
    );
  const needsFile = needs?.includes(FILES) ?? false;
  const files = (item === null || needsFile) && (
    <NewFiles needed={needsFile} first={focus === FILES} />
  );
  // On a phone, the photo comes first.
  const isHandheld = useMediaQuery('(pointer: coarse)', undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <>
      {isHandheld && files}
      {showAll(open.filter((field) => !field.more))}
      {!isHandheld && files}
      {hidden.length > 0 && <MoreFields>{showAll(hidden)}</MoreFields>}
    </>
  );
}

/** Puts neighbors of the same part together. A field without a part is alone. */
function inParts(fields: readonly Field<RecordDetail>[]): Field<RecordDetail>[][] {
  const parts: Field<RecordDetail>[][] = [];
  for (const field of fields) {
    const last = parts.at(-1);
    if (field.part && last?.[0]?.part === field.part) last.push(field);
    else parts.push([field]);
  }
  return parts;
}

function FormField({
  form,
  projectId,
  item,
  focus,
  needs,
  field,
}: Props & { field: Field<RecordDetail> }) {
  const { name, label, control, initial } = field;
  const needed = name === 'title' || (needs?.includes(name) ?? false);
  const inputProps = { name, label, first: name === focus, needed };
  const optional =
    form.clearable.includes(name) ||
    (item === null && initial === undefined && !form.required.includes(name));
  switch (control.kind) {
    case 'title':
      return <TextField {...inputProps} />;
    case 'text':
      return <TextField {...inputProps} placeholder={control.placeholder} short />;
    case 'longText':
      return <LongTextField {...inputProps} />;
    case 'date':
      return <DateField {...inputProps} />;
    case 'number':
      return <NumberField {...inputProps} />;
    case 'option':
      return <OptionField {...inputProps} values={control.options} optional={optional} />;
    case 'chips':
      return <ChipsField {...inputProps} values={control.options} />;
    case 'party':
      return (
        <PartyField
          {...inputProps}
          {...{ projectId, optional }}
          of={control.of}
          duty={control.duty}
        />
      );
    case 'parties':
      return (
        <PartiesField
          {...inputProps}
          projectId={projectId}
          peopleOnly={control.of === 'people'}
          duty={control.duty}
        />
      );
    case 'cost':
      return <ImpactField name={name} label={label} of="cost" />;
    case 'schedule':
      return <ImpactField name={name} label={label} of="schedule" />;
    case 'location':
      return (
        <IfOffered operation="listProjectLocations">
          <LocationField {...inputProps} projectId={projectId} />
        </IfOffered>
      );
    case 'switch':
      return <PrivateField />;
    case 'own': {
      const Own = form.controls[name];
      return Own ? <Own projectId={projectId} needed={needed} /> : null;
    }
  }
}
