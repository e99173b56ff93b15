import { Button } from '@mantine/core';
import { IconCopy, IconDownload, IconFolderShare, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Document } from '@/api/generated/types.gen';
import { SelectionBar } from '@/shared/collection/SelectionBar';
import { onDemand } from '@/shared/onDemand';
import { useDeleteDocument, useDownloadDocuments } from '../mutations';

const MoveDialog = onDemand(() => import('../forms/MoveDialog'));

/** The most folders and files of one zip. */
const MOST = 200;

interface Props {
  projectId: string;
  chosen: readonly Document[];
  onClear: () => void;
}

/** Shows what the user may do with the selected folders and files. */
export function Selection({ projectId, chosen, onClear }: Props) {
  const download = useDownloadDocuments(projectId);
  const remove = useDeleteDocument();
  const [placing, setPlacing] = useState<{ documents: readonly Document[]; copy: boolean } | null>(
    null,
  );
  const movable = chosen.filter(({ permittedActions }) => permittedActions.includes('update'));
  const savable = chosen.filter(({ permittedActions }) => permittedActions.includes('download'));
  const deletable = chosen.filter(({ permittedActions }) => permittedActions.includes('delete'));
  return (
    <SelectionBar
      noun={{ one: 'item', many: 'items' }}
      selected={chosen.length}
      limit={MOST}
      onClear={onClear}
    >
      {savable.length > 0 && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={download.isPending}
          onClick={() => download.mutate(savable.slice(0, MOST).map(({ id }) => id))}
        >
          Download{savable.length < chosen.length ? ` ${savable.length}` : ''}
        </Button>
      )}
      {movable.length > 0 && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFolderShare size={16} />}
          onClick={() => setPlacing({ documents: movable.slice(0, MOST), copy: false })}
        >
          Move{movable.length < chosen.length ? ` ${movable.length}` : ''}
        </Button>
      )}
      {savable.length > 0 && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCopy size={16} />}
          onClick={() => setPlacing({ documents: savable.slice(0, MOST), copy: true })}
        >
          Copy
        </Button>
      )}
      {placing && (
        <Suspense>
          <MoveDialog {...placing} onDone={onClear} onClose={() => setPlacing(null)} />
        </Suspense>
      )}
      {deletable.length > 0 && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={16} />}
          loading={remove.isPending}
          onClick={() => {
            for (const document of deletable.slice(0, MOST)) remove.mutate(document);
            onClear();
          }}
        >
          Delete{deletable.length < chosen.length ? ` ${deletable.length}` : ''}
        </Button>
      )}
    </SelectionBar>
  );
}
