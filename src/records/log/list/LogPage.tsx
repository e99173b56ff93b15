import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useRef, useState } from 'react';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { push, returnTo } from '@/shared/routing/guardedLocation';
import { useAddressParams } from '@/shared/routing/search';
import { PHONE, WIDE } from '@/shared/theme/breakpoints';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { FROM_MESSAGE } from '../../messages/fromMessage';
import { useMadeFromMessage } from '../../messages/useMadeFromMessage';
import { PIN_AT } from '../../pins/pinAt';
import { usePinCreated } from '../../pins/usePinCreated';
import classes from '../Log.module.css';
import type { AnyLog } from '../log';
import { LogDetail } from '../record/LogDetail';
import { LogContent } from './LogContent';
import { LogHead } from './LogHead';
import { useCurrentRow } from './useCurrentRow';
import { useLogList } from './useLogList';
import { useRowControls } from './useRowControls';

const RowEdit = onDemand(() => import('./RowEdit'));
const KeysDialog = onDemand(() => import('../record/KeysDialog'));

/** A log: its list and, under an address of its own, one of its records. */
export function LogPage({ log, userId }: { log: AnyLog; userId: string }) {
  const projectId = useProjectId();
  const listed = useLogList(log, projectId);
  const [showsKeys, setShowsKeys] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const { openId, current, open, neighborId } = useCurrentRow(log, listed, searchField, () =>
    setShowsKeys(true),
  );
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const narrow = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });

  const { type } = log.recordType;
  const [creating, setCreating] = useCreating();
  const created = useMadeFromMessage(projectId, type, usePinCreated(projectId, type, open));

  const { controls, edited, close } = useRowControls(log, listed.addressOf);
  const beside = openId !== null && wide;

  return (
    <div
      className={`grid one-column ${classes.page}`}
      data-detail={openId ? (wide ? 'beside' : 'alone') : undefined}
    >
      {(!openId || wide) && (
        <div
          className={`flex column gap-8 min-w-0 min-h-0 ${classes.list}`}
          data-selecting={listed.chosen.length > 0 || undefined}
        >
          <LogHead
            log={log}
            projectId={projectId}
            view={listed.view}
            onView={listed.changeView}
            total={listed.total}
            counts={listed.counts}
            isBeside={beside}
            narrow={narrow}
            onCreate={() => setCreating(true)}
          >
            {(createButton) => (
              <LogContent
                log={log}
                projectId={projectId}
                userId={userId}
                listed={listed}
                current={current}
                openId={beside ? openId : null}
                onOpen={open}
                controls={controls}
                search={searchField}
                narrow={narrow}
                createButton={createButton}
              />
            )}
          </LogHead>
        </div>
      )}
      {openId && (
        <PanelBoundary name={`The ${log.recordType.one}`} resetKeys={[openId]}>
          <LogDetail
            key={openId}
            log={log}
            projectId={projectId}
            id={openId}
            alone={!wide}
            previous={neighborId(-1)}
            next={neighborId(1)}
            onOpen={open}
          />
        </PanelBoundary>
      )}
      <PanelBoundary
        name="The dialog"
        onClose={() => {
          setCreating(false);
          close();
        }}
        resetKeys={[creating, showsKeys, edited]}
      >
        <Suspense>
          {creating && (
            <log.Form
              log={log}
              projectId={projectId}
              item={null}
              onClose={() => setCreating(false)}
              onCreated={created}
            />
          )}
          {edited && <RowEdit log={log} projectId={projectId} edited={edited} onClose={close} />}
          {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
        </Suspense>
      </PanelBoundary>
    </div>
  );
}

/** Whether the form for a new record is open. The address says so, so that other pages can link to it. */
function useCreating(): [boolean, (on: boolean) => void] {
  const [search, setSearch] = useAddressParams();
  const change = (on: boolean) =>
    setSearch(
      (query) => {
        on ? query.set('new', '1') : query.delete('new');
        query.delete(PIN_AT);
        query.delete(FROM_MESSAGE);
        return query;
      },
      on ? push : returnTo,
    );
  return [search.has('new'), change];
}
