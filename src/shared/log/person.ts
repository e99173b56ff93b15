import { createContext } from 'react';

/** Id of whoever is signed in: what he has typed is kept for him alone. The page of a log says it. */
export const PersonId = createContext('');
