import { count } from '../format/format';
import { UnsavedChanges } from '../forms/UnsavedChanges';
import type { Stays } from '../routing/leaveGuard';

/** The parameters that select what a viewer shows. Others are settings of the same viewer. */
const subjects = ['project', 'scan', 'model'];

const paramsOf = ({ search }: URL | Location) => new URLSearchParams(search);

const staysInViewer: Stays = (address, page) =>
  address.pathname === page.pathname &&
  subjects.every((name) => paramsOf(address).get(name) === paramsOf(page).get(name));

/** Asks before the user leaves a viewer with measurements that no saved view has. */
export function UnsavedMeasurements({ number }: { number: number }) {
  if (number === 0) return null;
  const lost = `${count(number, 'measurement')} ${number === 1 ? 'is' : 'are'} not in a saved view`;
  return (
    <UnsavedChanges
      stays={staysInViewer}
      texts={{
        title: 'Leave without saving?',
        text: `${lost} and will be lost.`,
        stay: 'Stay here',
        leave: 'Leave',
      }}
    />
  );
}
