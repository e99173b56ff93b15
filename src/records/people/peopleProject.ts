import { createContext } from 'react';

/** The project in which names lead to contact cards; null where they do not, such as on paper. */
export const PeopleProject = createContext<string | null>(null);
