import type { AccessLevel, EffectiveAccess } from '@/api/generated/types.gen';

/** What each level lets people do, after a name: 'Cascade Mechanical can view, not download'. */
export const levelWords: Record<AccessLevel, string> = {
  view: 'can view, not download',
  download: 'can view and download',
  upload: 'can add files, and change their own',
  edit: 'can change everything, not delete it',
  manage: 'can manage everything',
};

export const levelOptions: readonly { value: AccessLevel; label: string }[] = [
  { value: 'view', label: 'View' },
  { value: 'download', label: 'Download' },
  { value: 'upload', label: 'Upload' },
  { value: 'edit', label: 'Edit' },
  { value: 'manage', label: 'Manage' },
];

/** Why a person has the access: 'through their company, in Specifications'. */
export function reasonOf({ level, by, from }: EffectiveAccess): string {
  if (level === null) return 'The folder is hidden from them.';
  if (!by) return 'Through their role in the project.';
  const through = { role: 'their role', company: 'their company', person: 'their name' }[by];
  return `Through ${through}${from ? `, in ${from.name}` : ''}.`;
}

/** 'Diego Alvarez can view, not download.' */
export const effectText = ({ person, level }: EffectiveAccess): string =>
  `${person.name} ${level ? levelWords[level] : 'has no access'}.`;
