import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isPictureName } from '../files/attachmentFiles';
import type { AnyLog, RecordDetail } from '../log';
import { FILES } from '../needs';
import { transitionOf } from '../transitions';
import { useRecordFiles } from '../useRecordFiles';
import { useCreate, useTransition } from '../writes';

interface Request {
  body: FieldValues;
  files: readonly File[];
  /** Whether the record is opened at once. */
  opens: boolean;
  /** Told of the call that creates the record, which is only the first part. */
  sentBy: (sending: Promise<unknown>) => void;
}

/**
 * Creates a record, uploads its files and opens it. A record that needs a file is opened after the upload, any other
 * before it, so that a slow upload holds up nobody.
 *
 * @param onDone Runs when everything has succeeded.
 */
export function useCreation(
  log: AnyLog,
  projectId: string,
  onDone: (record: RecordDetail) => void,
) {
  const create = useCreate(log, projectId);
  const open = useTransition(log, 'inline');
  const { queue, upload } = useRecordFiles(log);
  const files = useRef<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  // The record, once there is one and a part of the rest has failed.
  const [stuck, setStuck] = useState<RecordDetail | null>(null);

  /** What comes after the creation. It can be repeated. */
  const complete = async (record: RecordDetail, opens: boolean) => {
    // A photo of a new record shows what is wrong.
    const kindOf = ({ name }: File) => (isPictureName(name) ? 'before' : 'attachment');
    if ((await upload(files.current, { at: record, kindOf })) === null) return setStuck(record);
    try {
      if (opens && record.status === 'draft') await open.mutateAsync({ record, status: 'open' });
    } catch {
      return setStuck(record); // The dialog shows the failure.
    }
    setStuck(null);
    onDone(record);
  };
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().finally(() => setBusy(false));
  };

  return {
    busy,
    queue,
    stuck,
    error: create.error ?? open.error,
    send: (request: Request) =>
      during(async () => {
        const { body, opens, sentBy } = request;
        const waits = transitionOf(log, 'draft', 'open').needs?.includes(FILES);
        const status = opens && !waits ? 'open' : 'draft';
        const sending = create.mutateAsync({ ...body, status });
        sentBy(sending);
        const { data } = await sending;
        files.current = request.files;
        await complete(data, opens);
      }),
    retry: (made: RecordDetail, opens: boolean) => during(() => complete(made, opens)),
  };
}
