import { Text } from '@mantine/core';
import type { Budget } from '@/api/generated/types.gen';
import { useHolders, whoText } from '@/records/permissions/useWhyNot';
import { WhyNot } from '@/records/permissions/WhyNot';

interface Props {
  budget: Budget;
  action: string;
  /** What the action does within a sentence. */
  does: string;
  question?: string;
}

/** Why an action of the budget is absent: it is completed, or the role does not have it. */
export function BudgetWhyNot({ budget, action, does, question }: Props) {
  const { projectId, status, scope } = budget;
  if (status === 'completed') return <Completed projectId={projectId} />;
  // Who sees no more than the own contracts does not expect to manage those of others.
  if (scope !== 'all') return null;
  return (
    <WhyNot
      projectId={projectId}
      absent={[{ module: 'budget', action, does }]}
      {...(question && { question })}
    />
  );
}

function Completed({ projectId }: { projectId: string }) {
  const holders = useHolders(projectId, { module: 'budget', action: 'complete' });
  return (
    <Text size="sm" c="dimmed">
      The budget is completed.{' '}
      {holders?.reason !== 'record' && holders && whoText(holders, 'reopen it')}
    </Text>
  );
}
