import { Button, Modal, SegmentedControl, TextInput } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { Sheet } from '@/api/generated/types.gen';
import dialog from '@/shared/forms/Dialog.module.css';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { usePrintKey } from '@/shared/print/printing';
import { PrintedLabels, QrLabel } from '@/shared/print/QrLabel';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { currentSheetHref } from '../sheetAddress';
import type { SheetViewer } from '../sheetTypes';

interface Props {
  projectId: string;
  sheet: Pick<Sheet, 'number' | 'title'>;
  viewer: SheetViewer;
  onClose: () => void;
}

/** Prints a code that opens the current sheet of a number, at a room if it is for one. */
export default function LabelDialog({ projectId, sheet, viewer, onClose }: Props) {
  const [kind, setKind] = useState<'sheet' | 'room'>('sheet');
  const [room, setRoom] = useState('');
  // The view behind the dialog does not move.
  const [place] = useState(viewer.middle);
  const [printed, setPrinted] = useState('');
  const { question, close } = useUnsavedInput(kind === 'room' && room.trim() !== printed);
  const printLabel = () => {
    setPrinted(room.trim());
    print();
  };
  useReturnFocus();
  usePrintKey(printLabel, { inDialog: true });
  const isRoom = kind === 'room';
  const address = `${location.origin}${currentSheetHref(projectId, sheet.number, isRoom ? place : null)}`;
  const name = isRoom && room.trim() ? room.trim() : sheet.number;
  const label = (
    <QrLabel
      address={address}
      name={name}
      text={isRoom ? `${sheet.number} ${sheet.title}` : sheet.title}
      hint="Scan for the current drawing and its open items"
    />
  );
  return (
    <>
      <Modal
        opened
        onClose={() => close(onClose)}
        title="Print a QR code"
        closeButtonProps={{ 'aria-label': 'Close' }}
        centered
      >
        <div className="grid gap-12">
          <SegmentedControl
            aria-label="What the code is for"
            fullWidth
            value={kind}
            data={[
              { value: 'sheet', label: `Sheet ${sheet.number}` },
              { value: 'room', label: 'A room' },
            ]}
            onChange={(value) => setKind(value as typeof kind)}
          />
          {isRoom && (
            <TextInput
              label="Name of the room"
              description="The code opens the sheet at the middle of the view."
              data-autofocus
              maxLength={60}
              value={room}
              onChange={({ currentTarget }) => setRoom(currentTarget.value)}
            />
          )}
          {label}
        </div>
        <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
          <Button variant="default" onClick={() => close(onClose)}>
            Cancel
          </Button>
          <Button
            leftSection={<IconPrinter size={16} />}
            disabled={isRoom && room.trim() === ''}
            onClick={printLabel}
          >
            Print
          </Button>
        </div>
        {question}
      </Modal>
      <PrintedLabels isOne>
        <div data-paper-sheet="">{label}</div>
      </PrintedLabels>
    </>
  );
}
