import { isOutdated } from '@/api/apiError';
import { reasonText } from '../errors/problemTexts';
import { FormMessage } from './FormMessage';

/** Shows why a form was refused. After a conflict there is something to read before it is sent again, so it takes the focus. */
export const FailureMessage = ({ error }: { error: unknown }) => (
  <FormMessage takesFocus={isOutdated(error)}>{reasonText(error)}</FormMessage>
);
