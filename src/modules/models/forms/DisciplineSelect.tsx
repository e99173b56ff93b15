import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { zDiscipline } from '@/api/generated/schemas/options.gen';
import { disciplineLabels } from '../modelView';

const options = zDiscipline.options.map((value) => ({ value, label: disciplineLabels[value] }));

export function DisciplineSelect(props: Omit<NativeSelectProps, 'data'>) {
  return <NativeSelect label="Discipline" data={options} {...props} />;
}
