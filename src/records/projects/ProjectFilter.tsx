import { HostFilter } from '@/shared/collection/filter/HostFilter';
import { useProjectChoices } from './ProjectSelect';

interface Props {
  /** The id of the project; empty for all. */
  value: string;
  onChange: (id: string) => void;
}

/** Shows a filter by project. */
export const ProjectFilter = ({ value, onChange }: Props) => (
  <HostFilter
    label="Project"
    choices={useProjectChoices(value)}
    value={value}
    onChange={onChange}
  />
);
