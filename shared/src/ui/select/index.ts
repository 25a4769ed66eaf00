/** Choosing one option; apart, because of the state machine and the positioning behind it. */
export { SelectField, type SelectFieldProps } from './SelectField'
