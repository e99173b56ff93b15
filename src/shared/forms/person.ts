import { createContext } from 'react';

/** The id of the signed-in user; empty for visitors. What is not sent is saved per user. */
export const PersonId = createContext('');
