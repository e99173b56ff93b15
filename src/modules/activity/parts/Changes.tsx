import type { FieldChange } from '@/api/generated/types.gen';
import { changedField, changedValue, isOpaque } from '@/records/common/changes';
import classes from '../Activity.module.css';

/** Shows what was there before and after, property by property. */
export function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <div className={`mt-16 ${classes.changes}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">{changedField(change.field)}</th>
              {isOpaque(change) ? (
                <td colSpan={2}>Changed</td>
              ) : (
                <>
                  <td>{shown(change.from)}</td>
                  <td>{shown(change.to)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shown(value: string | null) {
  return value === null ? <span className="quiet">Empty</span> : changedValue(value);
}
