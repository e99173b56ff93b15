import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense } from 'react';
import { onDemand } from '@/shared/onDemand';
import { PHONE } from '@/shared/theme/breakpoints';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { type OpenVersion, previewOf } from '../kinds';

const CompareText = onDemand(() => import('./CompareText'));
const ComparePictures = onDemand(() => import('./ComparePictures'));
const ComparePdf = onDemand(() => import('./ComparePdf'));

export interface Compared {
  /** The earlier version. */
  from: OpenVersion;
  to: OpenVersion;
}

interface Props extends Compared {
  name: string;
  onClose: () => void;
}

/** Two versions of a file: texts by line, pictures and PDFs side by side or one over the other. */
export default function CompareDialog({ name, from, to, onClose }: Props) {
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  useReturnFocus();
  const kind = previewOf(to.mime);
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${name}: version ${from.number} and ${to.number}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="90rem"
      fullScreen={phone ?? false}
    >
      <Suspense>
        {kind === 'pdf' && <ComparePdf from={from} to={to} />}
        {kind === 'picture' && <ComparePictures from={from} to={to} />}
        {(kind === 'text' || kind === 'table') && <CompareText from={from} to={to} />}
      </Suspense>
    </Modal>
  );
}
