import { Button, Checkbox, Modal } from '@mantine/core';
import { type ReactNode, type SubmitEventHandler, useEffect, useRef, useState } from 'react';
import { useReturnFocus } from '../ui/useReturnFocus';
import dialog from './Dialog.module.css';
import { DraftNotice } from './DraftNotice';
import { FailureMessage } from './FailureMessage';
import { KeptInput } from './KeptInput';
import { leadTo } from './missing';
import type { FormDraft } from './useFormDraft';
import { useLeaveGuard } from './useLeaveGuard';

interface Props {
  title: string;
  /** What the form changes, if the title and the address do not name it. */
  about?: string | undefined;
  children: ReactNode;
  submitLabel: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The error of the last attempt; null if there is none. Required, so that every form shows it. */
  submitError: unknown;
  submitting: boolean;
  /** Whether sending it deletes something for good. */
  danger?: boolean;
  /** What is still missing: the label of its field, or a sentence. The main button leads there. */
  missing?: string | false | undefined;
  /** Whether there is nothing to send, so that the main button closes the form. */
  unchanged?: boolean;
  /** Whether closing would lose input. */
  dirty: boolean;
  onClose: () => void;
  /** Places short fields in two columns, if there is room. */
  wide?: boolean;
  /** What the form is about. It stays in view: beside the form, or above it where there is no room. */
  beside?: ReactNode;
  /** The checkbox to create another one afterwards. */
  another?: { checked: boolean; onChange: (checked: boolean) => void };
  /** Another way to send the form, beside the usual one. */
  other?: { label: string; onClick: () => void } | undefined;
  /** What the button beside says that closes it; 'Cancel' by default. */
  cancelLabel?: string;
  /** What to read before the form is sent. It stays in view, beside the buttons. */
  notice?: ReactNode;
  /** The draft of a form that saves its input until it is sent; see useFormDraft. */
  draft?: FormDraft;
}

/** Milliseconds in which a form closes that was sent. What it opens then does not lose its input. */
const CLOSING_MS = 500;

/** Whether the form is being sent, or was just now. If it stays open after that, it was not. */
function useJustSent(submitting: boolean) {
  const [isSent, setSent] = useState(submitting);
  useEffect(() => {
    if (submitting || !isSent) return;
    const timer = setTimeout(() => setSent(false), CLOSING_MS);
    return () => clearTimeout(timer);
  }, [submitting, isSent]);
  return [submitting || isSent, () => setSent(true)] as const;
}

/** Shows a form in a dialog. Asks before closing or leaving if input would be lost. */
export function FormDialog(props: Props) {
  const { title, children, submitLabel, onSubmit, submitError, submitting, dirty, onClose } = props;
  const { draft } = props;
  const [closing, setClosing] = useState(false);
  const [isSent, noteSent] = useJustSent(submitting);
  const guard = useLeaveGuard(dirty && !isSent, { unload: !draft?.isKept });
  const asking = closing || guard.held !== null;
  const [saved, setSaved] = useState(false);
  // If the browser cannot save a draft, do not promise it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (asking) setSaved(draft?.save() ?? false);
  }, [asking]);
  const hasNotice = Boolean(props.notice);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (hasNotice && form.current?.contains(activeElement)) {
      activeElement?.scrollIntoView({ block: 'nearest' });
    }
  }, [hasNotice]);
  useReturnFocus();
  const requestClose = () => {
    if (submitting) return;
    if (dirty) setClosing(true);
    else onClose();
  };
  const { missing = false } = props;
  const [told, setTold] = useState({ missing: '', text: '' });
  const isHeld = (): boolean => {
    if (missing && form.current) setTold({ missing, text: leadTo(form.current, missing) });
    else if (props.unchanged) onClose();
    return Boolean(missing) || Boolean(props.unchanged);
  };
  const send = () => {
    guard.release();
    noteSent();
  };
  const keepEditing = () => {
    setClosing(false);
    guard.stay();
  };
  // The dialog closes, and what led away goes on.
  const close = () => guard.goOn(onClose);
  const discard = () => {
    draft?.discard();
    close();
  };
  return (
    <Modal
      opened
      onClose={requestClose}
      closeOnClickOutside={!dirty && !submitting}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size={props.beside ? '100rem' : props.wide ? 'xl' : 'md'}
      // The actions stay in view over a long form, and must not cover the field with the focus.
      styles={{ content: { scrollPaddingBottom: hasNotice ? 'calc(30dvh + 6rem)' : '5rem' } }}
      centered
    >
      <div className={props.beside ? `grid gap-20 ${dialog.split}` : undefined}>
        {props.beside}
        <form
          ref={form}
          onSubmit={(event) => {
            if (isHeld()) return event.preventDefault();
            send();
            onSubmit(event);
          }}
          noValidate
        >
          <div
            className={`flex column gap-16 ${dialog.fields}`}
            data-wide={props.wide || undefined}
          >
            {draft ? (
              <DraftNotice draft={draft} />
            ) : (
              <KeptInput name={[title, props.about].join(' ')} dirty={dirty && !isSent} />
            )}
            {children}
            {props.another && (
              <Checkbox
                label="Create another"
                checked={props.another.checked}
                onChange={(event) => props.another?.onChange(event.currentTarget.checked)}
              />
            )}
          </div>
          <div className={dialog.end}>
            {props.notice}
            {missing === told.missing && <p role="alert">{told.text}</p>}
            {submitError !== null && <FailureMessage error={submitError} />}
            {/* The React keys prevent 'Keep editing' from becoming the submit button during the click. */}
            {asking ? (
              <div
                key="question"
                className={`row wrap gap-8 justify-end ${dialog.actions}`}
                data-saved={saved || undefined}
              >
                <p className={`grow m-0 text-sm medium ${dialog.question}`}>
                  Discard your changes?
                  {saved && draft && <span className="block quiet regular">{draft.kept()}</span>}
                </p>
                <Button variant="default" autoFocus onClick={keepEditing}>
                  Keep editing
                </Button>
                {saved && (
                  <Button variant="default" onClick={close}>
                    Finish later
                  </Button>
                )}
                <Button color="red" onClick={discard}>
                  Discard
                </Button>
              </div>
            ) : (
              <div key="actions" className={`row wrap gap-8 justify-end ${dialog.actions}`}>
                <Button
                  className={dialog.cancel}
                  variant="default"
                  disabled={submitting}
                  onClick={requestClose}
                >
                  {props.cancelLabel ?? 'Cancel'}
                </Button>
                {props.other && (
                  <Button
                    variant="default"
                    disabled={submitting}
                    onClick={() => {
                      send();
                      props.other?.onClick();
                    }}
                  >
                    {props.other.label}
                  </Button>
                )}
                <Button type="submit" loading={submitting} {...(props.danger && { color: 'red' })}>
                  {submitLabel}
                </Button>
              </div>
            )}
          </div>
        </form>
      </div>
    </Modal>
  );
}
