import { type Ref, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { AnswerForm } from './AnswerForm.tsx';
import { DataSection } from './DataSection.tsx';
import { FaultList } from './FaultList.tsx';
import { cross, flask } from './icons.tsx';
import { type Fault, type ListedOperation, mockApi } from './mockApi.ts';
import { OperationPicker } from './OperationPicker.tsx';
import { PushSection } from './PushSection.tsx';
import classes from './panel.module.css';
import { enqueue, without } from './queue.ts';
import { StreamSection } from './StreamSection.tsx';
import { faultText } from './texts.ts';
import { useAttempt } from './useAttempt.ts';
import type { useFaults } from './useFaults.ts';
import { useLoaded } from './useLoaded.ts';

interface PanelProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  search: RefObject<HTMLInputElement | null>;
  open: boolean;
  queue: ReturnType<typeof useFaults>;
  onClose: () => void;
}

/** Sets any declared answer on the mock server. Not modal: the page stays usable. */
export function Panel({ ref, id, search, open, queue, onClose }: PanelProps) {
  const title = useId();
  const operations = useLoaded(open, mockApi.operations);
  const [chosen, setChosen] = useState<ListedOperation | null>(null);
  const { notice, failure, attempt } = useAttempt();
  const problem = failure ?? operations.failure ?? queue.failure;

  const chooseAgain = () => {
    flushSync(() => setChosen(null));
    search.current?.focus();
  };

  // Reads the queue again before each change, because the app may have used up some answers.
  const change = async (alter: (current: readonly Fault[]) => Fault[]) =>
    queue.setFaults(await mockApi.setFaults(alter(await mockApi.faults())));
  const add = (fault: Fault) =>
    attempt(async () => {
      await change((current) => enqueue(current, fault));
      return `Set. ${faultText(fault)}.`;
    });
  const remove = (fault: Fault) =>
    attempt(async () => {
      await change((current) => without(current, fault));
      return `Removed. ${faultText(fault)}.`;
    });
  const clear = () =>
    attempt(async () => {
      await mockApi.clearFaults();
      queue.setFaults([]);
      return 'Cleared. Every call gets its own answer.';
    });

  return (
    <div
      ref={ref}
      id={id}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      hidden={!open}
      className={classes.panel}
    >
      <header className={classes.header}>
        {flask}
        <h2 id={title} className={classes.title}>
          Developer panel
        </h2>
        <kbd className={classes.kbd}>Ctrl+Shift+D</kbd>
        <button type="button" className={classes.quiet} aria-label="Close" onClick={onClose}>
          {cross}
        </button>
      </header>
      <div className={classes.body}>
        {chosen ? (
          <AnswerForm
            key={chosen.operationId}
            operation={chosen}
            onSubmit={add}
            onChange={chooseAgain}
          />
        ) : (
          <OperationPicker ref={search} operations={operations.value ?? []} onChoose={setChosen} />
        )}
        <FaultList faults={queue.faults} onRemove={remove} onClear={clear} />
        <StreamSection open={open} attempt={attempt} />
        <PushSection attempt={attempt} />
        <DataSection open={open} attempt={attempt} onReset={() => queue.setFaults([])} />
      </div>
      <footer className={classes.footer} data-shown={Boolean(notice || problem)}>
        <p role="status">{notice}</p>
        <p role="alert">{problem}</p>
      </footer>
    </div>
  );
}
