import { Button, Checkbox, Modal } from '@mantine/core';
import { type ReactNode, type SubmitEventHandler, useState } from 'react';
import { reasonText } from '../errors/problemTexts';
import { useComeIntoView } from '../ui/useComeIntoView';
import { useReturnFocus } from '../ui/useReturnFocus';
import dialog from './Dialog.module.css';
import { DraftNotice } from './DraftNotice';
import { FormMessage } from './FormMessage';
import type { FormDraft } from './useFormDraft';

interface Props {
  title: string;
  children: ReactNode;
  submitLabel: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The error of the last attempt; null if there is none. Required, so that every form shows it. */
  submitError: unknown;
  submitting: boolean;
  /** Whether sending it deletes something for good. */
  danger?: boolean;
  /** Whether something that the form names is still missing, so that it cannot be sent yet. */
  incomplete?: boolean;
  /** Whether closing would lose input. */
  dirty: boolean;
  onClose: () => void;
  /** Places short fields in two columns, if there is room. */
  wide?: boolean;
  /** The checkbox to create another one afterwards. */
  another?: { checked: boolean; onChange: (checked: boolean) => void };
  /** Another way to send the form, beside the usual one. */
  other?: { label: string; onClick: () => void } | undefined;
  /** What the button beside says that closes it; 'Cancel' by default. */
  cancelLabel?: string;
  /** The draft of a form that saves its input until it is sent; see useFormDraft. */
  draft?: FormDraft;
}

/** Shows a form in a dialog. Asks before closing if input would be lost. */
export function FormDialog(props: Props) {
  const { title, children, submitLabel, onSubmit, submitError, submitting, dirty, onClose } = props;
  const { draft } = props;
  const [asking, setAsking] = useState(false);
  const [saved, setSaved] = useState(false);
  const top = useComeIntoView<HTMLDivElement>(submitError !== null);
  useReturnFocus();
  const requestClose = () => {
    if (submitting) return;
    if (!dirty) return onClose();
    // If the browser cannot save a draft, do not promise it.
    setSaved(draft?.save() ?? false);
    setAsking(true);
  };
  const discard = () => {
    draft?.discard();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={requestClose}
      closeOnClickOutside={!dirty && !submitting}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size={props.wide ? 'xl' : 'md'}
      // The actions stay in view over a long form, and must not cover the field with the focus.
      {...(props.wide && { styles: { content: { scrollPaddingBottom: '5rem' } } })}
      centered
    >
      <form onSubmit={onSubmit} noValidate>
        <div className={dialog.fields} data-wide={props.wide || undefined}>
          {draft && <DraftNotice draft={draft} />}
          {submitError !== null && (
            <div ref={top}>
              <FormMessage>{reasonText(submitError)}</FormMessage>
            </div>
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
        {/* The React keys prevent 'Keep editing' from becoming the submit button during the click. */}
        {asking ? (
          <div key="question" className={dialog.actions} data-saved={saved || undefined}>
            <p className={dialog.question}>Discard your changes?</p>
            <Button variant="default" autoFocus onClick={() => setAsking(false)}>
              Keep editing
            </Button>
            {saved && (
              <Button variant="default" onClick={onClose}>
                Finish later
              </Button>
            )}
            <Button color="red" onClick={discard}>
              Discard
            </Button>
          </div>
        ) : (
          <div key="actions" className={dialog.actions} data-wide={props.wide || undefined}>
            <Button
              className={dialog.cancel}
              variant="default"
              disabled={submitting}
              onClick={requestClose}
            >
              {props.cancelLabel ?? 'Cancel'}
            </Button>
            {props.other && (
              <Button variant="default" disabled={submitting} onClick={props.other.onClick}>
                {props.other.label}
              </Button>
            )}
            <Button
              type="submit"
              loading={submitting}
              disabled={props.incomplete ?? false}
              {...(props.danger && { color: 'red' })}
            >
              {submitLabel}
            </Button>
          </div>
        )}
      </form>
    </Modal>
  );
}
