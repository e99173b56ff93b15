import type { Field } from './fields';
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
import type { RecordDetail } from './log';
import { ImpactField, MoreFields, PrivateField } from './MoreFields';
import type { RecordForm } from './recordForm';

interface Props {
  form: RecordForm;
  projectId: string;
  /** Null for a new record. */
  item: RecordDetail | null;
  /** Name of the field to begin with; the title by default. */
  focus?: string | undefined;
}

/** The fields of a form, in the order of their definition. */
export function FormFields({ form, projectId, item, focus = 'title' }: Props) {
  const open = form.fields.filter(({ isOpen }) => isOpen?.(item) ?? true);
  const show = (field: Field<RecordDetail>) => (
    <FormField key={field.name} {...{ form, projectId, item, focus, field }} />
  );
  const hidden = open.filter((field) => field.more);
  return (
    <>
      {open.filter((field) => !field.more).map(show)}
      {hidden.length > 0 && <MoreFields>{hidden.map(show)}</MoreFields>}
    </>
  );
}

function FormField({
  form,
  projectId,
  item,
  focus,
  field,
}: Props & { field: Field<RecordDetail> }) {
  const { name, label, control, initial } = field;
  const own = { name, label, first: name === focus };
  const optional =
    form.clearable.includes(name) ||
    (item === null && initial === undefined && !form.required.includes(name));
  switch (control.kind) {
    case 'title':
      return <TextField {...own} />;
    case 'text':
      return <TextField {...own} placeholder={control.placeholder} short />;
    case 'longText':
      return <LongTextField {...own} />;
    case 'date':
      return <DateField {...own} />;
    case 'number':
      return <NumberField {...own} />;
    case 'option':
      return <OptionField {...own} values={control.options} optional={optional} />;
    case 'party':
      return (
        <PartyField {...own} {...{ projectId, optional }} of={control.of} duty={control.duty} />
      );
    case 'parties':
      return (
        <PartiesField
          {...own}
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
      return <LocationField {...own} projectId={projectId} />;
    case 'switch':
      return <PrivateField />;
    case 'own': {
      const Own = form.controls[name];
      return Own ? <Own projectId={projectId} /> : null;
    }
  }
}
