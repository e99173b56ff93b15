import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { deleteAccountApiToken } from '@/api/generated/account/deleteAccountApiToken.gen';
import { listAccountApiTokensOptions } from '@/api/generated/account/listAccountApiTokens.gen';
import type { ApiToken } from '@/api/generated/types.gen';
import { TokenList } from '@/records/api-tokens/TokenList';
import { useWrite } from '@/shared/feedback/useWrite';
import { Panel } from '@/shared/ui/panel/Panel';
import { QueryErrorLine } from '@/shared/ui/QueryErrorLine';
import { Skeleton } from '@/shared/ui/Skeleton';

/** Shows the tokens of programs of everybody. */
export function TokensPanel() {
  const tokens = useQuery(listAccountApiTokensOptions());
  const revoke = useWrite({
    operation: 'deleteAccountApiToken',
    write: ({ id }: ApiToken) =>
      deleteAccountApiToken({ path: { apiTokenId: id }, throwOnError: true }),
    stale: ['listAccountApiTokens'],
  });
  const found = tokens.data?.data;
  return (
    <Panel
      title="API tokens"
      text="Tokens with which programs call the portal. People create them in their profile."
    >
      <QueryErrorLine operation="listAccountApiTokens" query={tokens} />
      {tokens.isPending && <Skeleton shape="card" h={64} mt="md" />}
      {found?.length === 0 && (
        <Text size="sm" mt="md">
          Nobody has a token.
        </Text>
      )}
      {found && found.length > 0 && <TokenList tokens={found} withOwners revoke={revoke} />}
    </Panel>
  );
}
