import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getMinutesOptions } from '@/api/generated/pages.gen';
import type {
  Minutes,
  MinutesPoint,
  MinutesPointInput,
  UpdateMinutesRequest,
} from '@/api/generated/types.gen';
import { count, formatCalendarDate } from '@/shared/format/format';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import type { PageAt } from '../mutations';
import { useUpdateMinutes } from './mutations';
import classes from './Report.module.css';
import { RowsSection } from './RowsSection';
import { useSections } from './useSections';

interface Props {
  at: PageAt;
  mayEdit: boolean;
  onOpen: (pageId: string) => void;
}

const newId = () => `itm_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;

const inputOf = ({
  id,
  text,
  assigneeId,
  dueDate,
  state,
}: MinutesPointInput): MinutesPointInput => ({
  id,
  text,
  assigneeId,
  dueDate,
  state,
});

/** Attendees, agenda, decisions and open points above the text of minutes. */
export default function MinutesForm({ at, mayEdit, onOpen }: Props) {
  const { data, error, refetch } = useQuery(getMinutesOptions({ path: at }));
  if (data) return <Sections at={at} minutes={data.data} mayEdit={mayEdit} onOpen={onOpen} />;
  if (error) {
    return <ErrorState operation="getMinutes" error={error} onRetry={() => void refetch()} />;
  }
  return <Skeleton shape="card" h={240} mb="md" />;
}

function Sections({ at, minutes, mayEdit, onOpen }: Props & { minutes: Minutes }) {
  const client = useQueryClient();
  const update = useUpdateMinutes(at);
  const { attendees, people: names, points, previousPageId } = minutes;
  const person = { kind: 'party', of: 'people', projectId: at.projectId, names } as const;
  const query = getMinutesOptions({ path: at });
  const save = useSections({
    known: minutes,
    write: (body: UpdateMinutesRequest) => update.mutateAsync(body),
    latest: () => client.getQueryData(query.queryKey)?.data ?? minutes,
    read: async () => (await client.fetchQuery({ ...query, staleTime: 0 })).data,
  });
  const present = attendees.filter((attendee) => attendee.present).length;
  const open = points.filter(({ state }) => state === 'open').length;
  const since = ({ id }: MinutesPointInput) => {
    const point = points.find((candidate: MinutesPoint) => candidate.id === id);
    if (!point || point.sincePageId === at.pageId) return null;
    return (
      <>
        Open since{' '}
        <button type="button" onClick={() => onOpen(point.sincePageId)}>
          {point.sinceDate ? formatCalendarDate(point.sinceDate) : 'an earlier meeting'}
        </button>
      </>
    );
  };
  return (
    <section className={`grid gap-4 line-below mb-20 ${classes.report}`} aria-label="Meeting">
      {previousPageId && (
        <p className={`m-0 text-xs ${classes.previous}`}>
          <button type="button" onClick={() => onOpen(previousPageId)}>
            Minutes of the meeting before
          </button>
        </p>
      )}
      <RowsSection
        title="Attendees"
        one="attendee"
        mayEdit={mayEdit}
        rows={attendees}
        sum={attendees.length > 0 && `${present} of ${attendees.length} present`}
        columns={[
          { key: 'userId', label: 'Person', ...person, wide: 3 },
          { key: 'present', label: 'Present', kind: 'check', on: true, off: false },
        ]}
        blank={() => ({ userId: '', present: true })}
        onSave={(rows) => save({ attendees: rows })}
      />
      <RowsSection
        title="Agenda"
        one="topic"
        mayEdit={mayEdit}
        rows={minutes.agenda}
        columns={[{ key: 'text', label: 'Topic', kind: 'text', required: true }]}
        blank={() => ({ id: newId(), text: '' })}
        onSave={(agenda) => save({ agenda })}
      />
      <RowsSection
        title="Decisions"
        one="decision"
        mayEdit={mayEdit}
        rows={minutes.decisions}
        columns={[{ key: 'text', label: 'Decision', kind: 'text', required: true }]}
        blank={() => ({ id: newId(), text: '' })}
        onSave={(decisions) => save({ decisions })}
      />
      <RowsSection<MinutesPointInput>
        title="Points"
        one="point"
        mayEdit={mayEdit}
        rows={points.map(inputOf)}
        sum={points.length > 0 && `${count(open, 'point')} open`}
        note={since}
        columns={[
          { key: 'text', label: 'What', kind: 'text', required: true, wide: 3 },
          { key: 'assigneeId', label: 'Who', ...person, clearable: true, wide: 1.5 },
          { key: 'dueDate', label: 'Until', kind: 'day', wide: 1.25 },
          { key: 'state', label: 'Done', kind: 'check', on: 'done', off: 'open' },
        ]}
        blank={() => ({ id: newId(), text: '', assigneeId: null, dueDate: null, state: 'open' })}
        onSave={(rows) => save({ points: rows })}
      />
    </section>
  );
}
