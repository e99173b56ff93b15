import type { TeamStatus } from '@/api/generated/types.gen';
import { RowName } from '@/shared/collection/Row';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Since } from '@/shared/ui/Since';
import { StatusTag } from '@/shared/ui/Tag';

interface Person {
  id: string;
  name: string;
  avatarUrl: string | null;
}

/** @param hrefTo the address with a person open */
export const nameColumn = (hrefTo: (id: string) => string, userId: string, size: number) => ({
  id: 'name',
  header: 'Name',
  size,
  sort: 'name',
  sticky: true,
  cell: (person: Person) => (
    <RowName
      href={hrefTo(person.id)}
      name={person.name}
      picture={<PersonAvatar person={person} size={26} />}
      mark={person.id === userId && <span className="rigid quiet text-xs">You</span>}
    />
  ),
});

export const lastActiveColumn = (size: number) => ({
  id: 'lastActive',
  header: 'Last active',
  size,
  sort: 'lastActiveAt',
  cell: ({ lastActiveAt }: { lastActiveAt: string | null }) =>
    lastActiveAt && <Since at={lastActiveAt} />,
});

export const statusColumn = (size: number) => ({
  id: 'status',
  header: 'Status',
  size,
  sort: 'status',
  cell: ({ status }: { status: TeamStatus }) => <StatusTag status={status} />,
});
