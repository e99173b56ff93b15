import type { Role } from '@/api/generated/types.gen';
import { RowCard } from '@/shared/collection/Row';
import { count } from '@/shared/format/format';
import { CustomMark } from './CustomMark';

/** Shows a role on a phone. */
export function RoleCard({ role, href }: { role: Role; href: string }) {
  const { name, description, system, memberCount } = role;
  return (
    <RowCard
      href={href}
      name={name}
      mark={!system && <CustomMark />}
      lines={[description, count(memberCount, 'person', 'people')]}
    />
  );
}
