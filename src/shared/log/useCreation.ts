import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUploadQueue } from '../upload/useUploadQueue';
import { isPictureName, refusalOf } from './attachmentFiles';
import type { AnyLog, RecordDetail } from './log';
import { FILES } from './needs';
import { transitionOf } from './transitions';
import { useAttach, useCreate, useTransition } from './writes';

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
  const attach = useAttach(log);
  const open = useTransition(log, 'inline');
  const latest = useRef<RecordDetail>(null);
  const left = useRef<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  // The record, once there is one and a part of the rest has failed.
  const [stuck, setStuck] = useState<RecordDetail | null>(null);
  const queue = useUploadQueue<unknown, RecordDetail>({
    send: async (file, at, transfer) => {
      const kind = isPictureName(file.name) ? 'before' : 'attachment';
      const { data } = await attach.mutateAsync({ at, file, kind, transfer });
      latest.current = data;
      left.current = left.current.filter((one) => one !== file);
    },
    refusalOf: (file) => refusalOf(file, 'attachment'),
    verb: 'attached',
    background: true,
  });

  /** What comes after the creation. It can be repeated. */
  const complete = async (made: RecordDetail, opens: boolean) => {
    await queue.add(left.current, made);
    const record = latest.current ?? made;
    if (left.current.length > 0) return setStuck(record);
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
    send: ({ body, files, opens, sentBy }: Request) =>
      during(async () => {
        const waits = transitionOf(log, 'draft', 'open').needs?.includes(FILES);
        const status = opens && !waits ? 'open' : 'draft';
        const sending = create.mutateAsync({ ...body, status });
        sentBy(sending);
        const { data } = await sending;
        latest.current = data;
        left.current = files;
        await complete(data, opens);
      }),
    retry: (made: RecordDetail, opens: boolean) => during(() => complete(made, opens)),
  };
}
