import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { recordTypeList } from '@/records/common/recordTypes';
import { count, formatNumber } from '@/shared/format/format';
import { AppLink, useReaches } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import classes from './Floors.module.css';
import { type Floor, openIn, type Progress } from './floors';

interface Props {
  floor: Floor;
  /** Whether to leave out rooms without open records. */
  openOnly: boolean;
  /** Whether it begins with its rooms shown. */
  opened: boolean;
}

/** Shows the counts of a floor, and those of its rooms on demand. */
export function FloorRow({ floor, openOnly, opened }: Props) {
  const [isOpen, setOpen] = useState(opened);
  const roomsId = useId();
  const rooms = openOnly ? floor.rooms.filter(({ progress }) => openIn(progress) > 0) : floor.rooms;
  const hasRooms = rooms.length > 0;
  return (
    <li className="line-above">
      <Line id={floor.id} name={floor.name} progress={floor.progress}>
        {hasRooms ? (
          <UnstyledButton
            className={`row gap-8 ${classes.toggle}`}
            aria-expanded={isOpen}
            aria-controls={roomsId}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronRight
              size={16}
              className={`rigid quiet ${classes.chevron}`}
              aria-hidden="true"
            />
            <span className="medium">{floor.name}</span>
            <span className="quiet text-sm">{count(rooms.length, 'place')}</span>
          </UnstyledButton>
        ) : (
          <span className={`row gap-8 ${classes.alone}`}>
            <span className="medium">{floor.name}</span>
          </span>
        )}
      </Line>
      {hasRooms && (
        <ul id={roomsId} className={`m-0 unlisted ${classes.rooms}`} hidden={!isOpen}>
          {isOpen &&
            rooms.map(({ id, path, progress }) => (
              <li key={id}>
                <Line id={id} name={path.join(', ')} progress={progress}>
                  <span className={`text-sm breaks ${classes.room}`}>{path.join(' › ')}</span>
                </Line>
              </li>
            ))}
        </ul>
      )}
    </li>
  );
}

interface LineProps {
  /** The location. */
  id: string;
  name: string;
  progress: Progress;
  /** The name as it is shown. */
  children: ReactNode;
}

/** Links to the open records of a location, by kind, and tells how much is done. */
function Line({ id, name, progress, children }: LineProps) {
  const hrefTo = useProjectHref();
  const reaches = useReaches();
  const { open, overdue, closed } = progress;
  const all = openIn(progress) + closed;
  return (
    <div className={`grid gap-4-16 items-center p-4-16 ${classes.line}`}>
      {children}
      <span className={`row wrap gap-4-12 justify-end text-sm ${classes.counts}`}>
        {recordTypeList
          .filter(({ type, path }) => open[type] > 0 && reaches(path))
          .map(({ type, one, many, path }) => (
            <AppLink
              key={type}
              className={`accent undecorated lined ${classes.count}`}
              href={hrefTo(path, { projectLocationId: id })}
              aria-label={`${count(open[type], one, many)} open, ${name}`}
            >
              <b>{formatNumber(open[type])}</b> {open[type] === 1 ? one : many}
            </AppLink>
          ))}
        {overdue > 0 && (
          <span className={`inline-flex gap-4 items-center ${classes.late}`}>
            <IconAlertTriangle size={14} aria-hidden="true" />
            {formatNumber(overdue)} overdue
          </span>
        )}
      </span>
      <Done closed={closed} all={all} />
    </div>
  );
}

/** How many of all records are closed. */
export function Done({ closed, all }: { closed: number; all: number }) {
  if (all === 0)
    return <span className={`row gap-8 justify-end quiet text-xs digits nowrap ${classes.done}`} />;
  // All is only done when the last one is.
  const percent = Math.floor((closed / all) * 100);
  return (
    <span className={`row gap-8 justify-end quiet text-xs digits nowrap ${classes.done}`}>
      <span className={`rigid rounded-pill sunken clip ${classes.bar}`} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <span>
        {formatNumber(closed)} of {formatNumber(all)} closed
      </span>
    </span>
  );
}
