import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/**
 * A password that can be revealed, with the keyboard too. Mantine leaves the reveal button out of the tab order,
 * and does not tell screen readers that the value is invalid.
 */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={Boolean(props.error)}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      {...props}
    />
  );
}
