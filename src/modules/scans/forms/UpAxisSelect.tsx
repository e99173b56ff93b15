import { NativeSelect, type NativeSelectProps } from '@mantine/core';

const axes = [
  { value: 'z', label: 'Z, as in surveys' },
  { value: 'y', label: 'Y, as in films, games and some phones' },
];

/** Shows the axis of a scan's file that points up. */
export function UpAxisSelect(props: Omit<NativeSelectProps, 'data'>) {
  return (
    <NativeSelect
      label="Up axis"
      description="A scan that lies on its side has the other one."
      data={axes}
      {...props}
    />
  );
}
