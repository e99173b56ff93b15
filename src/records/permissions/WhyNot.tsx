import { ActionIcon, Button, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOffers } from '@/api/offers';
import { capitalized } from '@/shared/format/format';
import { useProject } from '@/shared/projects/useProject';
import { Skeleton } from '@/shared/ui/Skeleton';
import { accountOptions } from '../account/accountOptions';
import { type Absent, useHolders, whyText } from './useWhyNot';

interface Props {
  /** Null for what is absent in the account. */
  projectId: string | null;
  /** What is absent here. Without any, nothing is shown. */
  absent: readonly (Absent | false)[];
  /** What the button says. It names no action, since none is offered. */
  question?: string;
  /** Whether only the picture has room, as in the bar of a viewer. */
  compact?: boolean;
}

const isAbsent = (each: Absent | false): each is Absent => each !== false;

/**
 * Stands where the main action of a screen would be, for people who do not have it, and says why and who does. It is a button, so
 * that keyboard and touch reach it.
 */
export function WhyNot({ projectId, absent, question = 'Who can add here?', compact }: Props) {
  const [opened, setOpened] = useState(false);
  const offered = useOffers();
  const isOffered = offered(projectId === null ? 'getAccountActionHolders' : 'getActionHolders');
  // Until the project or the account is there, nothing is known to be absent.
  const project = useProject(projectId ?? '');
  const account = useQuery({ ...accountOptions(), enabled: projectId === null });
  const isKnown = (projectId === null ? account : project).data !== undefined;
  const toggle = () => setOpened((before) => !before);
  const [first, ...others] = absent.filter(isAbsent);
  if (!isOffered || !isKnown || !first) return null;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width={300}
      position="bottom-end"
      shadow="md"
      trapFocus
    >
      <Popover.Target>
        {compact ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="md"
            aria-label={question}
            title={question}
            onClick={toggle}
          >
            <IconInfoCircle size={16} aria-hidden="true" />
          </ActionIcon>
        ) : (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconInfoCircle size={16} aria-hidden="true" />}
            onClick={toggle}
          >
            {question}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label="Why it is not here">
        {opened &&
          [first, ...others].map((each) => (
            <Reason key={`${each.module} ${each.action}`} projectId={projectId} absent={each} />
          ))}
      </Popover.Dropdown>
    </Popover>
  );
}

function Reason({ projectId, absent }: { projectId: string | null; absent: Absent }) {
  const where = projectId === null ? 'account' : 'project';
  const holders = useHolders(projectId, absent);
  return (
    <Text size="sm" component="div" role="status" tabIndex={-1}>
      {holders ? (
        capitalized(whyText(holders, absent.does, where))
      ) : (
        <Skeleton shape="line" my={4} />
      )}
    </Text>
  );
}
