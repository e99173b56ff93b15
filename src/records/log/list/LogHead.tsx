import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CollectionHead } from '@/shared/collection/CollectionHead';
import { formatNumber } from '@/shared/format/format';
import { useProject } from '@/shared/projects/useProject';
import { WhyNot } from '../../permissions/WhyNot';
import type { AnyLog } from '../log';
import { closedIn } from '../query';
import type { LogView } from '../useLogView';

interface Props {
  log: AnyLog;
  projectId: string;
  view: LogView;
  onView: (change: Partial<LogView>) => void;
  total: number | undefined;
  /** Records by status. */
  counts: Readonly<Record<string, number>> | undefined;
  /** Whether a record is open beside the list. */
  isBeside: boolean;
  narrow: boolean | undefined;
  onCreate: () => void;
  /** The content below. It gets the button for a new record, which the empty state shows as well. */
  children: (createButton: ReactNode) => ReactNode;
}

/** The name of the log, the number of records shown, and the actions for the whole log. */
export function LogHead(props: Props) {
  const { log, projectId, view, onView, total, narrow, onCreate, children } = props;
  const project = useProject(projectId);
  const may = project.data?.data.permittedActions;
  const isAbsent = (action: string) => may !== undefined && !may.some((each) => each === action);
  const why = (
    <WhyNot
      projectId={projectId}
      absent={[
        isAbsent(log.recordType.create) && {
          module: log.name,
          action: 'create',
          does: `create ${log.recordType.many}`,
        },
      ]}
    />
  );
  const createButton = isAbsent(log.recordType.create)
    ? why
    : may && (
        <Button
          size="xs"
          leftSection={<IconPlus size={16} />}
          aria-label={`New ${log.recordType.one}`}
          aria-keyshortcuts="c"
          title={`New ${log.recordType.one} (C)`}
          onClick={onCreate}
        >
          {narrow ? 'New' : `New ${log.recordType.one}`}
        </Button>
      );
  const closed = closedIn(log, view, props.counts, onView);
  // An empty list has this button itself.
  const note = total !== 0 && closed.count > 0 && (
    <Button variant="subtle" size="xs" px="var(--space-8)" onClick={closed.show}>
      Show {formatNumber(closed.count)} closed
    </Button>
  );
  return (
    <>
      <CollectionHead
        title={log.words.title}
        noun={log.recordType}
        total={total}
        note={note}
        isBeside={props.isBeside}
      >
        {createButton}
      </CollectionHead>
      {children(createButton)}
    </>
  );
}
