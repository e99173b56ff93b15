import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';

/** Trims the value in `register`, so that a blank title is empty. */
export const trimmed = { setValueAs: (value?: string) => value?.trim() };

export const TitleField = (props: TextInputProps) => <TextInput label="Title" {...props} />;

export const DescriptionField = (props: TextareaProps) => (
  <Textarea label="Description" autosize minRows={3} maxRows={8} {...props} />
);
