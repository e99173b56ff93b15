import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Attachment } from '@/api/generated/types.gen';
import { onDemand } from '@/shared/onDemand';
import { Skeleton } from '@/shared/ui/Skeleton';
import { isPicture } from './attachmentFiles';
import classes from './FileBeside.module.css';

const PdfFile = onDemand(() => import('./PdfFile'));

const ZOOMS = [1, 1.5, 2, 3, 4];
const isPdf = ({ mime }: Attachment) => mime === 'application/pdf';

/** Whether a file can be shown beside a form. */
export const isShown = (attachment: Attachment): boolean =>
  isPicture(attachment) || isPdf(attachment);

interface Props {
  /** Files that can be shown. */
  files: readonly Attachment[];
}

/** Shows the files of a record beside a form about them, one at a time. */
export function FileBeside({ files }: Props) {
  const [chosenId, setChosenId] = useState('');
  const [zoom, setZoom] = useState(1);
  const file = files.find(({ id }) => id === chosenId) ?? files[0];
  if (!file) return null;
  const step = (by: 1 | -1) => setZoom(ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom);
  return (
    <section
      className={`flex column gap-8 min-w-0 min-h-0 ${classes.pane}`}
      aria-label="Files of the record"
    >
      <div className="row wrap gap-4">
        <NativeSelect
          className={classes.choice}
          size="xs"
          aria-label="File"
          data={files.map(({ id, fileName }) => ({ value: id, label: fileName }))}
          value={file.id}
          onChange={({ currentTarget }) => {
            setChosenId(currentTarget.value);
            setZoom(1);
          }}
        />
        <ActionIcon
          variant="default"
          aria-label="Zoom out"
          disabled={zoom === ZOOMS[0]}
          onClick={() => step(-1)}
        >
          <IconZoomOut size={16} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label="Zoom in"
          disabled={zoom === ZOOMS.at(-1)}
          onClick={() => step(1)}
        >
          <IconZoomIn size={16} />
        </ActionIcon>
      </div>
      {isPdf(file) ? (
        <Suspense fallback={<Skeleton shape="media" h="100%" />}>
          <PdfFile key={file.id} file={file} zoom={zoom} />
        </Suspense>
      ) : (
        <div className={`grow min-h-0 scroll outlined rounded sunken ${classes.stage}`}>
          <img src={file.url} alt={file.fileName} style={{ width: `${zoom * 100}%` }} />
        </div>
      )}
    </section>
  );
}
