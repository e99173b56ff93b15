import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import RequiredSecondFactor from '@/modules/profile/parts/RequiredSecondFactor';
import { useProof } from '@/platform/auth/proof';

/** Asks for the second factor that the account wants. What was refused before is read again. */
export default function SecondFactor() {
  const client = useQueryClient();
  const done = useCallback(() => {
    useProof.setState({ isFactorMissing: false });
    void client.invalidateQueries();
  }, [client]);
  return <RequiredSecondFactor onDone={done} />;
}
