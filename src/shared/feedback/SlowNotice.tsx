import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import classes from './SlowNotice.module.css';
import { askAgain, type SlowCalls, watchSlowCalls } from './slowCalls';

/** Says on every screen that an answer takes long, and offers to ask again. A write is not sent twice. */
export function SlowNotice() {
  const client = useQueryClient();
  const [{ reads, isWriting }, setSlow] = useState<SlowCalls>({ reads: [], isWriting: false });
  useEffect(() => watchSlowCalls(client, setSlow), [client]);
  return (
    <div className={`flex justify-center no-pointer ${classes.place}`} role="status">
      {(reads.length > 0 || isWriting) && (
        <div
          className={`row wrap justify-center gap-4-12 surface shadow-float text-sm medium ${classes.notice}`}
        >
          <span>This is taking longer than usual.{isWriting && ' Keep this page open.'}</span>
          {reads.length > 0 && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={14} />}
              onClick={() => void askAgain(client, reads)}
            >
              Retry
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
