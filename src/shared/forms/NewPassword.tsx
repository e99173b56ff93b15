import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { PasswordField } from './PasswordField';
import { PasswordRules, SpecialHint } from './PasswordRules';
import classes from './PasswordRules.module.css';
import { strongPassword } from './strongPassword';

interface Values {
  password: string;
  confirmPassword: string;
}

/** Tells phones and password managers what the password that they suggest needs. */
const suggestion = {
  passwordrules:
    'minlength: 8; required: upper; required: lower; required: digit; required: [!@#$%^&*()_+];',
};

interface Props<V extends FieldValues & Values> {
  form: UseFormReturn<V>;
  label?: string;
  /** Whether one field is enough. The person can look at what they type. */
  once?: boolean;
}

/** The fields of a new password, with what is missing, and one that fits. */
export function NewPassword<V extends FieldValues & Values>({
  form,
  label = 'Password',
  once = false,
}: Props<V>) {
  const { control, formState, getFieldState, register, setValue } = form;
  const [first, second] = ['password', 'confirmPassword'] as [Path<V>, Path<V>];
  const faultOf = (name: Path<V>) => getFieldState(name, formState).error?.message;
  const password: string = useWatch({ control, name: first });
  const [shown, setShown] = useState({ first: false, second: false });
  const [offered, setOffered] = useState<string | null>(null);
  const fill = () => {
    const made = strongPassword();
    for (const name of [first, second]) {
      const value = made as PathValue<V, Path<V>>;
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
    setOffered(made);
    setShown({ first: true, second: true });
  };
  const field = (name: keyof typeof shown) => ({
    autoComplete: 'new-password',
    visible: shown[name],
    onVisibilityChange: (on: boolean) => setShown({ ...shown, [name]: on }),
    ...suggestion,
  });
  return (
    <>
      <PasswordField
        label={label}
        error={faultOf(first)}
        {...field('first')}
        {...register(first, { deps: second })}
      />
      <PasswordRules password={password} />
      <SpecialHint password={password} />
      <Button variant="subtle" size="compact-sm" className={classes.strong} onClick={fill}>
        Use a strong password
      </Button>
      <p role="status" className={classes.hint}>
        {offered !== null &&
          offered === password &&
          'A strong password is filled in. Keep it in your password manager.'}
      </p>
      {!once && (
        <PasswordField
          label="Confirm password"
          error={faultOf(second)}
          {...field('second')}
          {...register(second)}
        />
      )}
    </>
  );
}
