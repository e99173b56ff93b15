import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { fullName } from '@/shared/format/labels';
import { MenuOnDemand } from '@/shared/menu/MenuOnDemand';
import { onDemand } from '@/shared/onDemand';
import type { MenuProps } from './MessageEntries';
import classes from './MessageItem.module.css';

const MessageEntries = onDemand(() => import('./MessageEntries'));

/** Shows the menu of a message. A long thread renders it only where it is wanted. */
export function MessageMenu(props: MenuProps) {
  return (
    <span className={classes.menu}>
      <MenuOnDemand
        preload={MessageEntries.preload}
        target={
          <ActionIcon
            variant="default"
            size={28}
            aria-label={`Actions of the message of ${fullName(props.message.createdBy)}`}
          >
            <IconDots size={16} />
          </ActionIcon>
        }
      >
        {(target) => <MessageEntries {...props} target={target} />}
      </MenuOnDemand>
    </span>
  );
}
