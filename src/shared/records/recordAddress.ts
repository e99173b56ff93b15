import { href, paths } from '../routing/paths';
import { recordPath, recordTypes } from './recordTypes';

/** The page, the query parameter and the tab that open a record, by its type. */
const parameters: Readonly<
  Record<string, readonly [path: string, parameter: string, tab?: string]>
> = {
  photo: [paths.photos, 'photo'],
  video: [paths.videos, 'video'],
  field_cam: [paths.fieldCam, 'cam'],
  document: [paths.documents, 'document'],
  message_thread: [paths.messages, 'thread'],
  scan: [paths.potreeViewer, 'scan'],
  model: [paths.viewer, 'model'],
  change_order: [paths.budget, 'open', 'changes'],
  invoice: [paths.budget, 'open', 'invoices'],
  company: [paths.companies, 'company'],
  role: [paths.roles, 'role'],
  project: [paths.adminProjects, 'open'],
};

/** Pages that have the id of a record in their path. */
const folders: Readonly<Record<string, string>> = {
  tour: paths.tours,
  sheet: paths.plans,
  plan_set: paths.planSets,
  page: paths.editor,
};

/** The address of a record of any type; null for a type that has no page of its own. */
export function recordAddress(
  { type, id }: { type: string; id: string },
  query: Readonly<Record<string, string>>,
): string | null {
  if (Object.hasOwn(recordTypes, type)) {
    return href(recordPath({ type: type as keyof typeof recordTypes, id }), query);
  }
  const parameter = Object.hasOwn(parameters, type) && parameters[type];
  if (parameter) {
    const [path, name, tab] = parameter;
    return href(path, { ...query, ...(tab && { tab }), [name]: id });
  }
  const folder = Object.hasOwn(folders, type) && folders[type];
  return folder ? href(`${folder}/${encodeURIComponent(id)}`, query) : null;
}
