import type { Template } from '@/api/generated/types.gen';

const mayUpdate = ({ permittedActions }: Template) => permittedActions.includes('update');

export const mayChangeTemplate = (template: Template): boolean =>
  mayUpdate(template) && template.state !== 'archived';

/** What a change of the template does, or why it cannot be changed. */
export function templateNote(template: Template): string {
  if (!mayUpdate(template)) return 'An account admin can change templates.';
  if (template.state === 'archived') return 'It is archived. Restore it to change it.';
  return 'New projects take over a copy. Projects that exist do not change.';
}
