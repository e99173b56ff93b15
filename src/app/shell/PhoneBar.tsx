import { Menu, UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconHome,
  IconListCheck,
  IconMenu2,
  IconPlus,
  IconSearch,
} from '@tabler/icons-react';
import { useLocation } from 'wouter';
import type { ProjectAction } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { creatable, NEW } from '@/records/common/recordTypes';
import { capitalized } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { MY_WORK } from '@/shared/routing/myWork';
import { href, paths, withoutTrailingSlash } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import classes from './PhoneBar.module.css';

interface Props {
  projectId: string;
  permitted: readonly ProjectAction[];
  onSearch: () => void;
  onMenu: () => void;
}

/** Shows the main ways through a project, in reach of a thumb. */
export default function PhoneBar({ projectId, permitted, onSearch, onMenu }: Props) {
  const path = withoutTrailingSlash(useLocation()[0]);
  const isMyWork = useAddressQuery().has('mine');
  const isDashboard = path === paths.dashboard;
  const to = (address: string, query = {}) => href(address, { project: projectId, ...query });
  const offered = useOffers();
  const records = creatable(permitted);
  return (
    <nav aria-label="Quick access" className={`flex surface ${classes.bar}`} data-keeps-clear>
      <Entry
        label="Home"
        icon={IconHome}
        address={to(paths.dashboard)}
        current={isDashboard && !isMyWork}
      />
      {offered('listWorkItems') && (
        <Entry
          label="My work"
          icon={IconListCheck}
          address={to(paths.dashboard, MY_WORK)}
          current={isDashboard && isMyWork}
        />
      )}
      {records.length > 0 && (
        <Menu position="top" width={220} shadow="md" returnFocus>
          <Menu.Target>
            <UnstyledButton
              className={`row grow column gap-2 justify-center min-w-0 quiet text-xs medium undecorated ${classes.entry}`}
              aria-label="New"
            >
              <span className={`grid place-center round ${classes.plus}`}>
                <IconPlus size={20} aria-hidden="true" />
              </span>
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {records.map(({ type, one, path: list, icon: Type }) => (
              <Menu.Item
                key={type}
                component={AppLink}
                href={to(list, NEW)}
                leftSection={<Type size={16} />}
              >
                {capitalized(one)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <UnstyledButton
        className={`row grow column gap-2 justify-center min-w-0 quiet text-xs medium undecorated ${classes.entry}`}
        aria-haspopup="dialog"
        onClick={onSearch}
      >
        <IconSearch size={20} aria-hidden="true" />
        Search
      </UnstyledButton>
      <UnstyledButton
        className={`row grow column gap-2 justify-center min-w-0 quiet text-xs medium undecorated ${classes.entry}`}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <IconMenu2 size={20} aria-hidden="true" />
        Menu
      </UnstyledButton>
    </nav>
  );
}

interface EntryProps {
  label: string;
  icon: Icon;
  address: string;
  current: boolean;
}

const Entry = ({ label, icon: Icon, address, current }: EntryProps) => (
  <AppLink
    href={address}
    className={`row grow column gap-2 justify-center min-w-0 quiet text-xs medium undecorated ${classes.entry}`}
    aria-current={current ? 'page' : undefined}
  >
    <Icon size={20} aria-hidden="true" />
    {label}
  </AppLink>
);
