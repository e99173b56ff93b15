import classes from '../Roles.module.css';

/** Marks a role that does not come with the portal. */
export const CustomMark = () => <span className={classes.custom}>Custom</span>;
