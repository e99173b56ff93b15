import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { optionLabel } from '@/shared/log/labels';
import { disciplines } from '../useModelView';

const options = disciplines.map((value) => ({ value, label: optionLabel(value) }));

export function DisciplineSelect(props: Omit<NativeSelectProps, 'data'>) {
  return <NativeSelect label="Discipline" data={options} {...props} />;
}
