import { Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Budget, BudgetStatus } from '@/api/generated/types.gen';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { StatusTag } from '@/shared/ui/Tag';
import { may } from '../tabProps';

const StatusDialog = onDemand(() => import('../forms/StatusDialog'));
const AccessDialog = onDemand(() => import('../forms/AccessDialog'));
const CostCodesDialog = onDemand(() => import('../costCodes/CostCodesDialog'));

const transitionLabel = (from: BudgetStatus, to: BudgetStatus): string => {
  if (to === 'completed') return 'Complete the budget';
  return from === 'completed' ? 'Reopen the budget' : 'Activate the budget';
};

/** Shows the status of the budget, its cost codes, and who sees it. */
export function BudgetHead({ budget }: { budget: Budget }) {
  const [dialog, setDialog] = useState<BudgetStatus | 'access' | 'codes' | null>(null);
  const { status, permittedStatuses, scope, access } = budget;
  const maySetAccess = may(budget, 'set_access') && access !== null;
  const mayEditCodes = may(budget, 'update') && status !== 'completed';
  const close = () => setDialog(null);
  const others = status === 'draft' ? [] : permittedStatuses;
  return (
    <>
      {scope === 'all' && <StatusTag status={status} />}
      <span className="grow" />
      {(maySetAccess || mayEditCodes || others.length > 0) && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={16} aria-hidden="true" />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((to) => (
              <Menu.Item key={to} onClick={() => setDialog(to)}>
                {transitionLabel(status, to)}
              </Menu.Item>
            ))}
            {mayEditCodes && <Menu.Item onClick={() => setDialog('codes')}>Cost codes</Menu.Item>}
            {maySetAccess && (
              <Menu.Item onClick={() => setDialog('access')}>Access and approval limits</Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {status === 'draft' && permittedStatuses.includes('active') && (
        <Button onClick={() => setDialog('active')}>Activate the budget</Button>
      )}
      <PanelBoundary name="The dialog" onClose={close} resetKeys={[dialog]}>
        <Suspense>
          {dialog === 'access' && access && (
            <AccessDialog budget={budget} access={access} onClose={close} />
          )}
          {dialog === 'codes' && <CostCodesDialog projectId={budget.projectId} onClose={close} />}
          {dialog !== null && dialog !== 'access' && dialog !== 'codes' && (
            <StatusDialog
              budget={budget}
              to={dialog}
              title={transitionLabel(status, dialog)}
              onClose={close}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </>
  );
}
