import type { FieldChange } from '@/api/generated/types.gen';
import { changedField, changedValue, isOpaque } from '@/shared/records/changes';
import classes from '../Activity.module.css';

/** What was there before and after, property by property. */
export function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <div className={classes.changes}>
      <table>
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">{changedField(field)}</th>
              <td>{shown(field, from)}</td>
              <td>{shown(field, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shown(field: string, value: string | null) {
  if (isOpaque(field)) return 'Changed';
  return value === null ? <span className={classes.nothing}>Empty</span> : changedValue(value);
}
