import { Button, Modal, Select } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProjectLocation } from '@/api/generated/types.gen';
import { locationText } from '@/records/log/locationText';
import { count } from '@/shared/format/format';
import dialog from '@/shared/forms/Dialog.module.css';
import { PrintedLabels, QrLabel } from '@/shared/print/QrLabel';
import { href, paths } from '@/shared/routing/paths';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import type { Locations } from './tree';

/** A browser draws no more codes in reasonable time, and a printer has enough of them. */
const MOST = 1_000;

interface Props {
  projectId: string;
  projectName: string;
  locations: Locations;
  /** The room or what contains the rooms; null for all rooms. */
  of: ProjectLocation | null;
  onClose: () => void;
}

/** Prints codes that open the open punch items of a room. Who scans one has to sign in. */
export default function CodesDialog({ projectId, projectName, locations, of, onClose }: Props) {
  const [intoId, setIntoId] = useState(of && of.kind !== 'room' ? of.id : '');
  useReturnFocus();
  const isOne = of?.kind === 'room';
  const rooms = isOne
    ? [of]
    : locations.all.filter(
        (location) =>
          location.kind === 'room' &&
          !location.archived &&
          (intoId === '' || locations.around(location).includes(intoId)),
      );
  const isTooMany = rooms.length > MOST;
  const label = (room: ProjectLocation) => (
    <QrLabel
      key={room.id}
      address={`${location.origin}${href(paths.punchItems, { project: projectId, projectLocationId: room.id })}`}
      name={room.name}
      text={locationText(room.path.slice(0, -1))}
      hint={`Scan for the open items · ${projectName}`}
    />
  );
  const [first] = rooms;
  return (
    <>
      <Modal
        opened
        onClose={onClose}
        title={isOne ? `QR code of ${of.name}` : 'Print QR codes'}
        closeButtonProps={{ 'aria-label': 'Close' }}
        centered
      >
        <div className={`flex column gap-16 ${dialog.fields}`}>
          {!isOne && (
            <Select
              label="Rooms of"
              searchable
              allowDeselect={false}
              limit={100}
              data={[
                { value: '', label: 'The project' },
                ...locations.all
                  .filter(({ kind, archived }) => kind !== 'room' && !archived)
                  .map(({ id, path }) => ({ value: id, label: locationText(path) })),
              ]}
              value={intoId}
              onChange={(id) => setIntoId(id ?? '')}
            />
          )}
          {first ? label(first) : <p className="m-0 text-sm">There are no rooms here.</p>}
          {!isOne && first && (
            <p className="m-0 text-sm" role="status">
              {isTooMany
                ? `${count(rooms.length, 'room')} are too many for one print. Choose a building or a level.`
                : `${count(rooms.length, 'label')}, twelve on a page.`}
            </p>
          )}
        </div>
        <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            leftSection={<IconPrinter size={16} />}
            disabled={!first || isTooMany}
            onClick={() => print()}
          >
            Print
          </Button>
        </div>
      </Modal>
      {!isTooMany && <PrintedLabels isOne={isOne}>{rooms.map(label)}</PrintedLabels>}
    </>
  );
}
