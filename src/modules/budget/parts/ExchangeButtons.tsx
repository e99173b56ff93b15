import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Budget, BudgetLine } from '@/api/generated/types.gen';
import { saveFile } from '@/api/transfer';
import { toast } from '@/shared/feedback/toast';
import { today } from '@/shared/format/region';
import { onDemand } from '@/shared/onDemand';
import { useProject } from '@/shared/projects/useProject';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { fileName, useExportBudget } from '../mutations';
import { may } from '../tabProps';

const ImportDialog = onDemand(() => import('../exchange/ImportDialog'));

interface Props {
  budget: Budget;
  lines: readonly BudgetLine[];
  titles: ReadonlyMap<string, string>;
}

/** Import and export of the lines. */
export function ExchangeButtons({ budget, lines, titles }: Props) {
  const { projectId } = budget;
  const csv = useExportBudget(projectId);
  const project = useProject(projectId);
  const [isImporting, setImporting] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const make = async (extension: string, create: () => Promise<Blob>) => {
    setMaking(true);
    try {
      saveFile(await create(), fileName(extension));
    } catch {
      toast.error('The file could not be made. Try again.');
    } finally {
      setMaking(false);
    }
  };
  const xlsx = () =>
    make('xlsx', async () => (await import('../exchange/writeWorkbook')).workbookOf(lines));
  const pdf = () =>
    make('pdf', async () => {
      const { reportOf } = await import('../exchange/report');
      const projectName = project.data?.data.name ?? '';
      return reportOf({ budget, lines, projectName, titles, day: today() });
    });
  return (
    <>
      {may(budget, 'update') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileImport size={14} aria-hidden="true" />}
          onClick={() => setImporting(true)}
        >
          Import
        </Button>
      )}
      {may(budget, 'export') && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconDownload size={14} aria-hidden="true" />}
              loading={csv.isPending || isMaking}
            >
              Export
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void xlsx()}>Excel with formulas (XLSX)</Menu.Item>
            <Menu.Item onClick={() => csv.mutate()}>CSV</Menu.Item>
            <Menu.Item onClick={() => void pdf()}>Report (PDF)</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <PanelBoundary
        name="The dialog"
        onClose={() => setImporting(false)}
        resetKeys={[isImporting]}
      >
        <Suspense>
          {isImporting && <ImportDialog budget={budget} onClose={() => setImporting(false)} />}
        </Suspense>
      </PanelBoundary>
    </>
  );
}
