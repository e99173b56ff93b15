import { Anchor, Modal } from '@mantine/core';
import type { ActivityEntry } from '@/api/generated/types.gen';
import { Facts } from '@/records/common/Facts';
import { HistoryLink } from '@/records/common/HistoryLink';
import { PersonName } from '@/records/people/PersonName';
import { PeopleProject } from '@/records/people/peopleProject';
import { formatTime } from '@/shared/format/format';
import { fullName, openLabel } from '@/shared/format/labels';
import { areaLabel } from '@/shared/modules/modules';
import { AppLink, useReaches } from '@/shared/routing/AppLink';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { actionLabels, recordHref } from '../words';
import { Changes } from './Changes';
import { recordText } from './columns';

/** Everything that the log knows about one thing that somebody did. */
export default function EntryView({
  entry,
  onClose,
}: {
  entry: ActivityEntry;
  onClose: () => void;
}) {
  const { at, actor, onBehalfOf, via, action, module, project, changes, reason, client } = entry;
  const target = recordHref(entry);
  const record = recordText(entry);
  const reaches = useReaches();
  const link =
    target && reaches(target) ? (
      <Anchor component={AppLink} href={target} inherit>
        {record}
      </Anchor>
    ) : (
      record
    );
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={openLabel(actionLabels, action)}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      <Facts
        facts={[
          ['When', formatTime(at)],
          [
            'Who',
            actor.id && project ? (
              <PeopleProject key="who" value={project.id}>
                <PersonName person={{ ...actor, id: actor.id }} />
              </PeopleProject>
            ) : (
              fullName(actor)
            ),
          ],
          ['Seen as', onBehalfOf?.name],
          ['API token', via?.name],
          ['Where', areaLabel(module)],
          ['Record', link],
          ['Project', project?.name],
          ['Reason', reason],
          ['IP address', client?.ip],
          ['Device', client?.userAgent],
        ]}
      />
      {changes.length > 0 && <Changes changes={changes} />}
      {entry.record && (
        <HistoryLink recordId={entry.record.id} {...(project && { projectId: project.id })} />
      )}
    </Modal>
  );
}
