import { Button, Checkbox, Modal } from '@mantine/core';
import { type ReactNode, type SubmitEventHandler, useState } from 'react';
import { reasonText } from '../errors/problemTexts';
import { useComeIntoView } from '../ui/useComeIntoView';
import { useReturnFocus } from '../ui/useReturnFocus';
import dialog from './Dialog.module.css';
import { FormMessage } from './FormMessage';

interface Props {
  title: string;
  children: ReactNode;
  submitLabel: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** What the last try failed with; null when it did not. Required, so that no form forgets it. */
  submitError: unknown;
  submitting: boolean;
  /** Whether something has been typed that closing would lose. */
  dirty: boolean;
  onClose: () => void;
  /** Short fields stand two in a row, where there is room. */
  wide?: boolean;
  /** Offers to stay for the next one after this. */
  another?: { checked: boolean; onChange: (checked: boolean) => void };
  /** Cancels what is under way; without it a submission cannot be cancelled. */
  onCancelSubmit?: () => void;
}

/** A form in a dialog. What was typed is not lost by a stray key or click: closing asks first. */
export function FormDialog(props: Props) {
  const { title, children, submitLabel, onSubmit, submitError, submitting, dirty, onClose } = props;
  const [asking, setAsking] = useState(false);
  const top = useComeIntoView<HTMLDivElement>(submitError !== null);
  useReturnFocus();
  const requestClose = () => {
    if (submitting) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <Modal
      opened
      onClose={requestClose}
      closeOnClickOutside={!dirty && !submitting}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size={props.wide ? 'xl' : 'md'}
      centered
    >
      <form onSubmit={onSubmit} noValidate>
        <div className={dialog.fields} data-wide={props.wide || undefined}>
          {submitError !== null && (
            <div ref={top}>
              <FormMessage>{reasonText(submitError)}</FormMessage>
            </div>
          )}
          {children}
        </div>
        {/* The keys keep 'Keep editing' from turning into the submit button under the click. */}
        {asking ? (
          <div key="question" className={dialog.actions}>
            <p className={dialog.question}>Discard your changes?</p>
            <Button variant="default" autoFocus onClick={() => setAsking(false)}>
              Keep editing
            </Button>
            <Button color="red" onClick={onClose}>
              Discard
            </Button>
          </div>
        ) : (
          <div key="actions" className={dialog.actions}>
            {props.another && (
              <Checkbox
                className={dialog.another}
                label="Create another"
                checked={props.another.checked}
                onChange={(event) => props.another?.onChange(event.currentTarget.checked)}
              />
            )}
            <Button
              variant="default"
              disabled={submitting && !props.onCancelSubmit}
              onClick={submitting ? props.onCancelSubmit : requestClose}
            >
              Cancel
            </Button>
            <Button type="submit" loading={submitting}>
              {submitLabel}
            </Button>
          </div>
        )}
      </form>
    </Modal>
  );
}
