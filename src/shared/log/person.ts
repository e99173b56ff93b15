import { createContext } from 'react';

/** Id of the signed-in user, set by the page of a log. Drafts are stored per user. */
export const PersonId = createContext('');
