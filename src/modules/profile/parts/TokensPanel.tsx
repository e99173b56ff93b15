import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listApiTokensOptions } from '@/api/generated/profile/listApiTokens.gen';
import { TokenList } from '@/records/api-tokens/TokenList';
import { onDemand } from '@/shared/onDemand';
import { Panel } from '@/shared/ui/panel/Panel';
import classes from '@/shared/ui/panel/Panel.module.css';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { QueryErrorLine } from '@/shared/ui/QueryErrorLine';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useDeleteToken } from '../tokens';

const TokenDialog = onDemand(() => import('../forms/TokenDialog'));

/** Shows the tokens with which programs of the person call the portal. */
export function TokensPanel() {
  const tokens = useQuery(listApiTokensOptions());
  const [creating, setCreating] = useState(false);
  const revoke = useDeleteToken();
  const close = () => setCreating(false);
  const { data } = tokens;
  return (
    <Panel
      title="API tokens"
      text="Programs use a token to read and change your projects for you, with a role that you choose."
    >
      <QueryErrorLine operation="listApiTokens" query={tokens} />
      {tokens.isPending && <Skeleton shape="card" h={64} mt="md" />}
      {data?.data.length === 0 && (
        <Text size="sm" mt="md">
          You have no tokens.
        </Text>
      )}
      {data && data.data.length > 0 && <TokenList tokens={data.data} revoke={revoke} />}
      {data && (
        <div className={`flex wrap gap-8 justify-end ${classes.actions}`} data-start>
          <Button
            variant="default"
            disabled={data.choices.length === 0}
            onClick={() => setCreating(true)}
          >
            New token
          </Button>
        </div>
      )}
      <PanelBoundary name="The form" resetKeys={[creating]} onClose={close}>
        <Suspense>
          {creating && <TokenDialog choices={data?.choices ?? []} onClose={close} />}
        </Suspense>
      </PanelBoundary>
    </Panel>
  );
}
