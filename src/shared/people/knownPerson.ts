/** The signed-in user, as far as lists of people need it. */
interface KnownPerson {
  id: string;
  username: string;
  avatarUrl: string | null;
  jobTitle: string | null;
}

let known: KnownPerson | null = null;

/** Sets what the sign-in tells about the user. */
export const tellPerson = (person: KnownPerson | null): void => {
  known = person;
};

export const knownPerson = (): KnownPerson | null => known;
