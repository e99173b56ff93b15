import { Button, Menu } from '@mantine/core';
import {
  type IconBuilding,
  IconDots,
  IconDownload,
  IconPlus,
  IconQrcode,
  IconStairs,
} from '@tabler/icons-react';
import { EmptyState } from '@/shared/ui/EmptyState';

/** A way to add locations. */
export interface Way {
  label: string;
  icon: typeof IconBuilding;
  run: () => void;
}

interface Props {
  /** None for people who may not add locations. */
  ways: readonly Way[];
  onCodes: () => void;
  /** Undefined if the host has no export. */
  onExport: (() => void) | undefined;
}

/** Shows what can be done with all locations of a project. */
export const LocationsMenus = ({ ways, onCodes, onExport }: Props) => (
  <>
    {ways.length > 0 && (
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button leftSection={<IconPlus size={16} />}>Add</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ways.map(({ label, icon: Icon, run }) => (
            <Menu.Item key={label} leftSection={<Icon size={16} />} onClick={run}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    )}
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDots size={16} />}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconQrcode size={16} />} onClick={onCodes}>
          Print QR codes
        </Menu.Item>
        {onExport && (
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={onExport}>
            Export as CSV
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  </>
);

/** Says how a project gets its first locations. */
export const NoLocations = ({ ways }: Pick<Props, 'ways'>) => (
  <EmptyState
    icon={<IconStairs size={20} />}
    title="No locations yet"
    action={
      ways.length > 0 && (
        <div className="flex wrap gap-8 justify-center">
          {ways.map(({ label, icon: Icon, run }, i) => (
            <Button
              key={label}
              variant={i === 0 ? 'filled' : 'default'}
              leftSection={<Icon size={16} />}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </div>
      )
    }
  >
    {ways.length > 0
      ? 'Punch items, RFIs and submittals name the building, level or room that they are about.'
      : 'A project admin, project manager or superintendent adds buildings, levels and rooms.'}
  </EmptyState>
);
