/** Choosing one option; a separate door because of its state machine and positioning code. */
export { SelectField, type SelectFieldProps } from './SelectField.tsx'
