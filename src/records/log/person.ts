import { createContext } from 'react';

/** The id of the signed-in user, set by the page of a log. Drafts are saved per user. */
export const PersonId = createContext('');
