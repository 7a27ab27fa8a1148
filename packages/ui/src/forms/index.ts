export { Field } from './Field/Field.js';
export type { FieldProps } from './Field/Field.js';
export { useFieldControl, useFieldLabelId } from './Field/field-context.js';
export { TextInput } from './TextInput/TextInput.js';
export type { TextInputProps } from './TextInput/TextInput.js';
