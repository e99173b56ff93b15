import { ActionIcon, Select } from '@mantine/core';
import { IconDots, IconHistory, IconMessage2, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { Page } from '@/api/generated/types.gen';
import { ShareMediaButton } from '@/records/share/ShareMediaButton';
import { MenuOnDemand } from '@/shared/menu/MenuOnDemand';
import { onDemand } from '@/shared/onDemand';
import { StatusTag } from '@/shared/ui/Tag';
import type { OpenText } from '../collab/useCollab';
import { type PageAt, useMarkPage, useUpdatePage } from '../mutations';
import { Others } from './Others';
import classes from './PageView.module.css';
import type { PanelName } from './panels';
import { SaveState } from './SaveState';
import { TitleField } from './TitleField';

const MoreMenu = onDemand(() => import('./MoreMenu'));

interface Props {
  at: PageAt;
  page: Page;
  text: OpenText | null;
  editor: Editor | null;
  panel: PanelName | null;
  back: ReactNode;
  onPanel: (panel: PanelName | null) => void;
  onOpen: (pageId: string) => void;
}

/** Shows the title of a page, its status, and what can be done with it. */
export function PageHead({ at, page, text, editor, panel, back, onPanel, onOpen }: Props) {
  const mark = useMarkPage(at.projectId);
  const update = useUpdatePage(at, 'toast');
  const { id, title, status, version, isFavorite, openThreadCount, permittedActions } = page;
  const may = (action: string) => permittedActions.includes(action as 'edit');
  const toggle = (name: PanelName) => () => onPanel(panel === name ? null : name);
  return (
    <div className={`row gap-8 p-4-16 line-below surface ${classes.head}`}>
      {back}
      <div className={`grow min-w-0 ${classes.title}`}>
        <TitleField at={at} page={page} mayEdit={may('edit')} />
        <div className={`row gap-8 ${classes.under}`}>
          {may('edit') ? (
            <Select
              className={classes.status ?? ''}
              size="xs"
              variant="unstyled"
              aria-label="Status"
              allowDeselect={false}
              data={[
                { value: 'draft', label: 'Draft' },
                { value: 'active', label: 'Active' },
              ]}
              value={status}
              onChange={(next) => {
                if (next === 'draft' || next === 'active') update.mutate({ version, status: next });
              }}
            />
          ) : (
            <StatusTag status={status} />
          )}
          {text && <SaveState store={text.store} />}
        </div>
      </div>
      {text && <Others collab={text.collab} />}
      <div className="row rigid gap-4">
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.wideOnly ?? ''}
          aria-label={isFavorite ? 'Remove star' : 'Star'}
          aria-pressed={isFavorite}
          onClick={() => mark.mutate({ pageId: id, favorite: !isFavorite })}
        >
          {isFavorite ? <IconStarFilled size={16} /> : <IconStar size={16} />}
        </ActionIcon>
        <ActionIcon
          variant={panel === 'comments' ? 'light' : 'subtle'}
          color="gray"
          className={classes.counted ?? ''}
          aria-label={`Comments, ${openThreadCount} open`}
          aria-pressed={panel === 'comments'}
          onClick={toggle('comments')}
        >
          <IconMessage2 size={16} />
          {openThreadCount > 0 && <span aria-hidden="true">{openThreadCount}</span>}
        </ActionIcon>
        <ActionIcon
          variant={panel === 'history' ? 'light' : 'subtle'}
          color="gray"
          aria-label="Versions"
          aria-pressed={panel === 'history'}
          onClick={toggle('history')}
        >
          <IconHistory size={16} />
        </ActionIcon>
        <span className={classes.wideOnly}>
          <ShareMediaButton
            projectId={at.projectId}
            target={{ type: 'page', id }}
            title={title}
            permitted={page.permittedActions}
          />
        </span>
        <MenuOnDemand
          preload={MoreMenu.preload}
          target={
            <ActionIcon variant="subtle" color="gray" aria-label="Actions of the page">
              <IconDots size={20} />
            </ActionIcon>
          }
        >
          {(target) => (
            <MoreMenu
              target={target}
              at={at}
              page={page}
              text={text}
              editor={editor}
              onOpen={onOpen}
            />
          )}
        </MenuOnDemand>
      </div>
    </div>
  );
}
