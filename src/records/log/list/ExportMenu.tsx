import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconFileText, IconPhoto, IconPrinter } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { onDemand } from '@/shared/onDemand';
import { usePrintKey } from '@/shared/print/printing';
import { KeyMark } from '@/shared/ui/KeyMark';
import { modKey } from '@/shared/ui/modKey';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { useMenu } from '@/shared/ui/useMenu';
import type { AnyLog, RecordRow } from '../log';
import type { LogColumn } from '../logColumn';
import type { PrintKind } from '../print/print';
import { queryOf } from '../query';
import type { LogView } from '../useLogView';
import { useExport } from './useExport';

const PrintJob = onDemand(() => import('../print/PrintJob'));

interface Props {
  log: AnyLog;
  projectId: string;
  view: LogView;
  columns: readonly LogColumn<RecordRow>[];
  /** Only these rows; all rows of the view if absent. */
  rows?: readonly RecordRow[];
  /** Whether the button is only an icon, for a toolbar. */
  compact?: boolean;
}

const icon = { size: 16, 'aria-hidden': true } as const;

/** Exports or prints the rows of the list, with the columns as seen or with everything. */
export function ExportMenu({ log, projectId, view, columns, rows, compact }: Props) {
  const { menu, target } = useMenu();
  const [printing, setPrinting] = useState<PrintKind | null>(null);
  const download = useExport(log, projectId);
  const shown = columns.filter(({ id }) => (view.columns ?? log.initialColumns).includes(id));
  const query = queryOf(view);
  const chosen = { query, ...(rows && { id: rows.map(({ id }) => id) }) };
  const close = () => setPrinting(null);
  usePrintKey(() => setPrinting('list'));
  return (
    <>
      <Menu {...menu} position="bottom-end" shadow="md">
        <Menu.Target>
          {compact ? (
            <ActionIcon
              {...target}
              variant="default"
              size="var(--control-small)"
              aria-label="Export and print"
              title="Export and print"
              loading={download.isPending}
            >
              <IconDots {...icon} />
            </ActionIcon>
          ) : (
            <Button
              {...target}
              variant="default"
              size="xs"
              leftSection={<IconDownload {...icon} />}
              loading={download.isPending}
            >
              Export
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileText {...icon} />}
            onClick={() =>
              download.mutate({ ...chosen, column: shown.flatMap(({ exports }) => exports) })
            }
          >
            CSV, columns shown
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileText {...icon} />}
            onClick={() => download.mutate(chosen)}
          >
            CSV, all columns
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconPrinter {...icon} />}
            rightSection={<KeyMark>{`${modKey} P`}</KeyMark>}
            onClick={() => setPrinting('list')}
          >
            Print or PDF, list
          </Menu.Item>
          <Menu.Item leftSection={<IconPhoto {...icon} />} onClick={() => setPrinting('records')}>
            Print or PDF, records with photos
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <PanelBoundary name="The print" onClose={close} resetKeys={[printing]}>
        <Suspense>
          {printing && (
            <PrintJob
              log={log}
              projectId={projectId}
              kind={printing}
              source={rows ?? query}
              columns={shown}
              onClose={close}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </>
  );
}
