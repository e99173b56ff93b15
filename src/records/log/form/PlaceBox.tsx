import { Fieldset, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from '../../../shared/forms/Dialog.module.css';

/** Shows the fields that say together where the work is, and what each is for. */
export const PlaceBox = ({ children }: { children: ReactNode }) => (
  <Fieldset legend="Where it is" className={dialog.group}>
    <Text size="sm" c="dimmed" mb="sm">
      The room puts the item on its floor, in lists and on plans. Say where exactly if the room is
      not enough.
    </Text>
    <div className={`flex column gap-16 ${dialog.fields}`} data-wide>
      {children}
    </div>
  </Fieldset>
);
