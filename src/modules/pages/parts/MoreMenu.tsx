import { Menu } from '@mantine/core';
import {
  IconCalendarWeek,
  IconFileImport,
  IconFileTypeDocx,
  IconMail,
  IconMarkdown,
  IconPrinter,
  IconSignature,
  IconWriting,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { Suspense, useState } from 'react';
import type { Page } from '@/api/generated/types.gen';
import type { MenuTarget } from '@/shared/menu/MenuOnDemand';
import { OpenMenu } from '@/shared/menu/OpenMenu';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import type { OpenText } from '../collab/useCollab';
import type { PageAt } from '../mutations';
import { useExchange } from '../out/useExchange';

const SignDialog = onDemand(() => import('../forms/SignDialog'));
const DistributeDialog = onDemand(() => import('../forms/DistributeDialog'));
const WeeklyDialog = onDemand(() => import('../report/WeeklyDialog'));

interface Props {
  target: MenuTarget;
  at: PageAt;
  page: Page;
  text: OpenText | null;
  editor: Editor | null;
  onOpen: (pageId: string) => void;
}

/** What can be done with the open page: sign, send, copy it as a file. */
export default function MoreMenu({ target, at, page, text, editor, onOpen }: Props) {
  const [dialog, setDialog] = useState<'sign' | 'countersign' | 'send' | 'week' | null>(null);
  const close = () => setDialog(null);
  const may = (action: string) => page.permittedActions.includes(action as 'edit');
  const exchange = useExchange(at, page, editor);
  return (
    <>
      <OpenMenu target={target} position="bottom-end">
        {may('sign') && (
          <Menu.Item leftSection={<IconSignature size={16} />} onClick={() => setDialog('sign')}>
            Sign and lock
          </Menu.Item>
        )}
        {may('countersign') && (
          <Menu.Item
            leftSection={<IconWriting size={16} />}
            onClick={() => setDialog('countersign')}
          >
            Countersign
          </Menu.Item>
        )}
        {may('distribute') && (
          <Menu.Item leftSection={<IconMail size={16} />} onClick={() => setDialog('send')}>
            Send by email
          </Menu.Item>
        )}
        {page.kind === 'daily_report' && (
          <Menu.Item leftSection={<IconCalendarWeek size={16} />} onClick={() => setDialog('week')}>
            Summary of the week
          </Menu.Item>
        )}
        {may('export') && (
          <>
            <Menu.Label>Copy as a file</Menu.Label>
            <Menu.Item leftSection={<IconPrinter size={16} />} onClick={exchange.print}>
              Print or PDF
            </Menu.Item>
            <Menu.Item
              leftSection={<IconMarkdown size={16} />}
              onClick={() => void exchange.save('markdown')}
            >
              Markdown
            </Menu.Item>
            <Menu.Item
              leftSection={<IconFileTypeDocx size={16} />}
              onClick={() => void exchange.save('docx')}
            >
              Word (DOCX)
            </Menu.Item>
          </>
        )}
        {may('edit') && (
          <>
            <Menu.Label>Insert at the cursor</Menu.Label>
            <Menu.Item leftSection={<IconFileImport size={16} />} onClick={exchange.choose}>
              Markdown or Word file
            </Menu.Item>
          </>
        )}
      </OpenMenu>
      {exchange.parts}
      <PanelBoundary name="The dialog" floating onClose={close} resetKeys={[dialog]}>
        <Suspense>
          {(dialog === 'sign' || dialog === 'countersign') && text && (
            <SignDialog
              at={at}
              page={page}
              isCounter={dialog === 'countersign'}
              onBefore={text.collab.flush}
              onClose={close}
            />
          )}
          {dialog === 'send' && <DistributeDialog at={at} page={page} onClose={close} />}
          {dialog === 'week' && (
            <WeeklyDialog
              projectId={at.projectId}
              day={page.date}
              onOpen={(id) => {
                close();
                onOpen(id);
              }}
              onClose={close}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </>
  );
}
